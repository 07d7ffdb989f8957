"""Writes rich.xlsx: an invented set in a workbook with much of what Excel can put into one. Run with Python's openpyxl 3.0.

What openpyxl cannot write (threaded comments, sparklines, a slicer, custom XML, a printer's settings …) is put into the ZIP by hand,
and one sheet is written with a namespace prefix and without cell references, as some programs do.
"""

import io
import pathlib
import re
import zipfile

from openpyxl import Workbook
from openpyxl.chart import BarChart, Reference
from openpyxl.comments import Comment
from openpyxl.formatting.rule import CellIsRule
from openpyxl.styles import Alignment, Border, Font, PatternFill, Protection, Side
from openpyxl.workbook.defined_name import DefinedName
from openpyxl.worksheet.datavalidation import DataValidation
from openpyxl.worksheet.table import Table

book = Workbook()
cards = book.active
cards.title = "Lapok 'A' kör"
cards["A1"] = "Tűzkör, tervezet"
cards["A1"].font = Font(bold=True, size=18)
cards.merge_cells("A1:H1")
for i, word in enumerate(["Azonosító", "Név", "Típus", "Költség", "Szöveg", "Hátrány", "Darab", "Összesen"], 1):
    cards.cell(3, i, word)
rows = [
    ["T-1", "Kohók ura", "Szörny; törpe (Raia)", 4, "A szörnyeid költsége 1 VP-vel kevesebb.", None, 3],
    ["T-2", "Álmos őr", "Szörny; ember; ősmágia (Raia)", 3, "Támadáskor sebződik 1-et.", None, 2],
    ["T-3", "Szűk esztendő", "Szabálylap", None, "=\"Minden lény költsége \"&\"+1_VP.\"", None, 1],
    ["T-4", "Rejtett kém", "Szörny; ember (Tharr)", 2, "A szörnyeid idézési költsége 2 VP-vel csökken (de legalább 1 VP).", "-1 életpont", 2],
    ["T-5", "Néma kút", "Épület (Leah)", "3b", "A varázslataid idézési költsége 1 VP-vel csökken.", None, 1],
    ["T-6", "Üres lap", "Szörny; ember (Leah)", 2, None, None, 1],
    ["T-7", "Sötét mester", "Szörny; mágus; ősmágia (Leah)", 5, "Az ellenfeled varázslatai 1 VP-vel drágábbak.", None, 1],
]
for r, row in enumerate(rows, 4):
    for c, value in enumerate(row, 1):
        cards.cell(r, c, value)
    cards.cell(r, 8, f"=G{r}*2")
thin = Side(style="thin", color="FF336699")
for r in range(3, 11):
    for c in range(1, 9):
        cards.cell(r, c).border = Border(left=thin, right=thin, top=thin, bottom=thin)
    cards.cell(r, 5).alignment = Alignment(wrap_text=True, vertical="top", indent=1)
cards["D4"].number_format = '0" VP"'
cards["E7"].font = Font(name="Times New Roman", italic=True, color="FFFFFFFF")
cards["E7"].fill = PatternFill("solid", fgColor="FF203040")
cards["E7"].protection = Protection(locked=False)
cards["E4"].comment = Comment("Ezt már megbeszéltük.", "szerkesztő", height=60, width=200)
cards["B5"].comment = Comment("Kell még egy kép.", "rajzoló")
cards.column_dimensions["E"].width = 60
cards.column_dimensions["F"].hidden = True
cards.row_dimensions[7].hidden = True
cards.row_dimensions[4].height = 33
cards.freeze_panes = "C4"
cards.auto_filter.ref = "A3:H10"
cards.conditional_formatting.add("G4:G10", CellIsRule(operator="greaterThan", formula=["2"], fill=PatternFill(bgColor="FFFF0000")))
check = DataValidation(type="list", formula1='"1,2,3"')
cards.add_data_validation(check)
check.add("G4:G10")
cards.print_title_rows = "3:3"
cards.print_area = "A1:H10"
cards["H2"] = "forrás"
cards["H2"].hyperlink = "https://example.com/"
cards.protection.sheet = True

plan = book.create_sheet("Összesítés")
for r, row in enumerate([["ki", "mennyi"], ["Raia", 2], ["Leah", 3]], 1):
    for c, value in enumerate(row, 1):
        plan.cell(r, c, value)
chart = BarChart()
chart.add_data(Reference(plan, min_col=2, min_row=1, max_row=3), titles_from_data=True)
plan.add_chart(chart, "D2")
plan.add_table(Table(displayName="Tabla1", ref="A1:B3"))
name = DefinedName("helyi", localSheetId=1, attr_text="Összesítés!$B$2")
book.defined_names.append(name)
book.defined_names.append(DefinedName("mind", attr_text="'Lapok ''A'' kör'!$A$4:$H$10"))

old = book.create_sheet("Régi")
for r, row in enumerate([["név", "típus", "költség", "szöveg"], ["Ó kapu", "Helyszín", "2", "A lapjaid költsége 1 VP-vel kevesebb."]], 1):
    for c, value in enumerate(row, 1):
        old.cell(r, c, value)
old.sheet_state = "hidden"
book.active = 1
cards.sheet_view.tabSelected = plan.sheet_view.tabSelected = True  # both are selected
first = io.BytesIO()
book.save(first)

REL = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
MS = "http://schemas.microsoft.com/office"
parts = {}
with zipfile.ZipFile(first) as z:
    order = z.namelist()
    for n in order:
        parts[n] = z.read(n)


def add(name, text, content_type=None):
    parts[name] = text if isinstance(text, bytes) else text.encode()
    if content_type:
        replace("[Content_Types].xml", "</Types>", f'<Override PartName="/{name}" ContentType="{content_type}"/></Types>')


def replace(part, old, new):
    text = parts[part].decode()
    assert old in text, (part, old)
    parts[part] = text.replace(old, new, 1).encode()


def relate(part, rid, kind, target):
    replace(part, "</Relationships>", f'<Relationship Id="{rid}" Type="{kind}" Target="{target}"/></Relationships>')


sheet = "xl/worksheets/sheet1.xml"
rels = "xl/worksheets/_rels/sheet1.xml.rels"
# a thread on E8, with its shadow among the old comments
people = f'<personList xmlns="{MS}/spreadsheetml/2018/threadedcomments"><person displayName="Kata" id="{{11111111-1111-1111-1111-111111111111}}" userId="kata" providerId="None"/></personList>'
add("xl/persons/person.xml", people, "application/vnd.ms-excel.person+xml")
relate("xl/_rels/workbook.xml.rels", "rIdP", f"{MS}/2017/10/relationships/person", "persons/person.xml")
thread = f'<ThreadedComments xmlns="{MS}/spreadsheetml/2018/threadedcomments"><threadedComment ref="E8" dT="2026-01-01T00:00:00.00" personId="{{11111111-1111-1111-1111-111111111111}}" id="{{22222222-2222-2222-2222-222222222222}}"><text>Ez jó így?</text></threadedComment></ThreadedComments>'
add("xl/threadedComments/threadedComment1.xml", thread, "application/vnd.ms-excel.threadedcomments+xml")
relate(rels, "rIdT", f"{MS}/2017/10/relationships/threadedComment", "/xl/threadedComments/threadedComment1.xml")
comments = next(n for n in parts if "comments/comment" in n)
replace(comments, "</authors>", "<author>tc={22222222-2222-2222-2222-222222222222}</author></authors>")
replace(comments, "</commentList>", '<comment ref="E8" authorId="2"><text><t>[Threaded comment] Ez jó így?</t></text></comment></commentList>')
# a printer, custom XML, what is only in extension lists
add("xl/printerSettings/printerSettings1.bin", bytes(range(64)), "application/vnd.openxmlformats-officedocument.spreadsheetml.printerSettings")
relate(rels, "rIdPS", f"{REL}/printerSettings", "../printerSettings/printerSettings1.bin")
replace(sheet, "<pageMargins", '<printOptions gridLines="1"/><pageMargins')
replace(sheet, "<legacyDrawing", f'<pageSetup orientation="landscape" xmlns:r="{REL}" r:id="rIdPS"/><legacyDrawing')
add("customXml/item1.xml", "<terv><allapot>vázlat</allapot></terv>")
relate("_rels/.rels", "rIdX", f"{REL}/customXml", "customXml/item1.xml")
add("docProps/custom.xml", '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes"><property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="kiadás"><vt:lpwstr>Tűzkör</vt:lpwstr></property></Properties>', "application/vnd.openxmlformats-officedocument.custom-properties+xml")
relate("_rels/.rels", "rIdC", f"{REL}/custom-properties", "docProps/custom.xml")
X14 = "http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"
XM = "http://schemas.microsoft.com/office/excel/2006/main"
sparklines = f'<ext uri="{{05C60535-1F16-4fd2-B633-F4F36F0B64E0}}" xmlns:x14="{X14}"><x14:sparklineGroups xmlns:xm="{XM}"><x14:sparklineGroup><x14:sparklines><x14:sparkline><xm:f>\'Lapok \'\'A\'\' kör\'!G4:G10</xm:f><xm:sqref>J4</xm:sqref></x14:sparkline></x14:sparklines></x14:sparklineGroup></x14:sparklineGroups></ext>'
validation = f'<ext uri="{{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}}" xmlns:x14="{X14}"><x14:dataValidations count="1" xmlns:xm="{XM}"><x14:dataValidation type="list"><x14:formula1><xm:f>Összesítés!$A$2:$A$3</xm:f></x14:formula1><xm:sqref>C4:C10</xm:sqref></x14:dataValidation></x14:dataValidations></ext>'
replace(sheet, "</worksheet>", f"<extLst>{validation}{sparklines}</extLst></worksheet>")
add("xl/slicers/slicer1.xml", f'<slicers xmlns="{X14}"><slicer name="ki" cache="Slicer_ki" caption="ki" rowHeight="225425"/></slicers>', "application/vnd.ms-excel.slicer+xml")
relate(rels, "rIdS", f"{MS}/2007/relationships/slicer", "../slicers/slicer1.xml")
# a sheet with a prefix and without references
plain = parts["xl/worksheets/sheet3.xml"].decode()
plain = re.sub(r"<(/?)(?=[a-zA-Z])", r"<\1x:", plain).replace("xmlns=", "xmlns:x=")
plain = re.sub(r'(<x:(?:c|row)\b[^>]*?) r="[A-Z]*\d+"', r"\1", plain)
parts["xl/worksheets/sheet3.xml"] = plain.encode()

with zipfile.ZipFile(pathlib.Path(__file__).with_name("rich.xlsx"), "w", zipfile.ZIP_DEFLATED) as z:
    for n, data in parts.items():
        z.writestr(zipfile.ZipInfo(n, (2026, 1, 2, 3, 4, 6)), data, zipfile.ZIP_DEFLATED)
