// Package workbook writes a marked copy of the workbook that was checked: cells with findings are coloured by the gravest level and bear
// a comment, and a summary with links stands before the other sheets.
//
// In: the input file's bytes (or, where it was no workbook, the rows that were read from it), facts and findings. Out: an XLSX file.
//
// The copy is made by patching the package, not by reading it into a model and writing that: a writer knows only what it models, and loses,
// moves or rewrites the rest (local names point to the wrong sheet once another stands before it, a second comments part appears beside
// the first, styles and theme are written anew). Here the parts that need a mark are changed at the very places, and every other
// part is copied as it lies, still compressed. Values and formulas are never touched. So nothing has to be given up: charts, pivot tables,
// macros, slicers, threads and whatever else a package holds are the same bytes in the copy.
package workbook
