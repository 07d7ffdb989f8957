"""Compares a workbook with its marked copy by openpyxl: same.py BEFORE AFTER. Prints what differs; nothing where the copy is what it
should be: the old sheets with all that openpyxl knows of them, backgrounds and comments apart, behind a new first one."""

import sys
import warnings

import openpyxl

warnings.simplefilter("ignore")
before, after = (openpyxl.load_workbook(f) for f in sys.argv[1:3])


def differ(where, was, now):
    if was != now:
        print(f"{where}: {was!r} → {now!r}")


differ("sheets", before.sheetnames, after.sheetnames[1:])
differ("names", [(n.name, n.attr_text) for n in before.defined_names.definedName], [(n.name, n.attr_text) for n in after.defined_names.definedName])
marks = 0
for name in before.sheetnames:
    a, b = before[name], after[name]
    for what in ("freeze_panes", "sheet_state", "print_area", "print_title_rows"):
        differ(f"{name} {what}", getattr(a, what), getattr(b, what))
    differ(f"{name} filter", a.auto_filter.ref, b.auto_filter.ref)
    differ(f"{name} protected", a.protection.sheet, b.protection.sheet)
    differ(f"{name} merged", sorted(map(str, a.merged_cells.ranges)), sorted(map(str, b.merged_cells.ranges)))
    differ(f"{name} validations", [(str(v.sqref), v.formula1) for v in a.data_validations.dataValidation], [(str(v.sqref), v.formula1) for v in b.data_validations.dataValidation])
    differ(f"{name} conditional formats", [(str(c.sqref), [(r.type, r.formula, r.dxf.fill.bgColor.rgb) for r in c.rules]) for c in a.conditional_formatting],
           [(str(c.sqref), [(r.type, r.formula, r.dxf.fill.bgColor.rgb) for r in c.rules]) for c in b.conditional_formatting])
    differ(f"{name} charts", len(a._charts), len(b._charts))
    differ(f"{name} tables", [(t.name, t.ref) for t in a.tables.values()], [(t.name, t.ref) for t in b.tables.values()])
    differ(f"{name} columns", {k: (d.width, d.hidden) for k, d in a.column_dimensions.items()}, {k: (d.width, d.hidden) for k, d in b.column_dimensions.items()})
    differ(f"{name} rows", {k: (d.height, d.hidden) for k, d in a.row_dimensions.items() if d.height or d.hidden}, {k: (d.height, d.hidden) for k, d in b.row_dimensions.items() if d.height or d.hidden})
    for place in sorted(set(a._cells) | set(b._cells)):
        old, new = a.cell(*place), b.cell(*place)
        where = f"{name}!{new.coordinate}"
        differ(where, old.hyperlink and old.hyperlink.target, new.hyperlink and new.hyperlink.target)
        for what in ("value", "data_type", "number_format", "font", "border", "alignment", "protection"):
            differ(f"{where} {what}", str(getattr(old, what)), str(getattr(new, what)))
        if old.comment and old.comment.text not in (new.comment.text if new.comment else ""):
            print(f"{where}: the comment {old.comment.text!r} is lost")
        if new.comment and not old.comment and new.comment.author != "cardlint":
            print(f"{where}: a comment by {new.comment.author}")
        if new.comment and "CL" in new.comment.text:
            marks += 1
            if new.fill.patternType != "solid" or str(new.fill) == str(old.fill):
                print(f"{where}: a comment and no colour")
        elif str(old.fill) != str(new.fill) and not (old.comment and old.comment.author.startswith("tc=")):
            print(f"{where}: a colour and no comment")
if marks == 0:
    print("no marks")
