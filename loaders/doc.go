// Package loaders reads card databases: a file → cards with places, one after another, and what was odd about them.
//
//	file ─ source (CSV, XLSX, ODS) → rows of cells ─ header → columns ─ builder → cards
//
// All formats become one shape, rows of cells (table.go), so that everything after it is written once. A source knows
// its format and nothing of cards; the header (header.go) says which column is which; the builder (builder.go) turns a row
// into a card by way of the cost cell (cost.go), the type, colour and icon cells (types.go) and the text (own.go).
//
// Before the CSV source stand text.go, where bytes become UTF-8 (charset.go guesses the encoding), and dialect.go, where the delimiter is
// found. What cannot be read as a character is left as U+FFFD and reported with its cell (stray.go). A quote that never closes costs one row,
// for what was read behind it is kept and read once more (quote.go, tape.go).
//
// Before the sheets of a workbook stands archive.go, which looks at the directory of the ZIP and refuses what would swell; sheets.go chooses
// the sheets that hold cards; sheet.go finds the header of one (two rows: headerrows.go) and reads on from there.
//
// excelize opens an XLSX file, knows its sheets, and shows numbers in their formats (shownnumber.go). The rows are read from the XML itself:
// xmlpart.go finds it, xmlscan.go reads XML, sheetxml.go rows and cells, sharedtext.go texts.
//
// What was odd is a lint.Problem. Fatal ones say that a part of the input was not looked at; the rest is still read.
// The kinds of problems are listed in problem.go.
package loaders
