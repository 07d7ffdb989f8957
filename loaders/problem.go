package loaders

// The kinds of problems. The first group is fatal: a file, a sheet or the rest of one could not be read. The second says how something was
// read. The third are findings.
const (
	kindFile   = "unreadable-file"  // missing, a directory, not what it claims to be, broken from a row on
	kindSheet  = "unreadable-sheet" // broken, or without a header row where it was asked for
	kindRow    = "unreadable-row"   // a row that cannot be told from those below
	kindName   = "unknown-sheet"    // a sheet that was asked for is not there
	kindHeader = "missing-header"   // no row with the names of the columns
	kindColumn = "missing-column"   // a required column, or one that was asked for
	kindField  = "unknown-field"    // Options.Columns names a field that does not exist
	kindEmpty  = "no-cards"         // a file that yields no card
	kindLock   = "lock-file"        // skipped; fatal only where nothing else was read

	kindTwice    = "given-twice"     // the same file under two names: read once
	kindOpen     = "open-elsewhere"  // a spreadsheet program has the file open: what was saved is read
	kindHidden   = "hidden"          // a sheet or rows that are hidden: read all the same
	kindNoCosts  = "no-costs"        // a sheet without a column of costs that has columns under unknown headers
	kindNotes    = "no-cards-here"   // a sheet without a header of cards, passed over
	kindOutdone  = "two-columns"     // a column that is not read, for another one tells the same
	kindWide     = "too-wide"        // cells beyond the last column that is read
	kindHeadless = "no-header-above" // cells of cards in a column without a header: not read
	kindMerged   = "merged-cells"    // blocks whose value counts for several cards

	kindCell     = "missing-cell"
	kindCost     = "unreadable-cost"
	kindDate     = "date-for-a-cost"
	kindValue    = "unknown-value"          // type, colour, currency, yes/no, year; an icon that is nearly a known one
	kindFormula  = "formula-without-value"  // no cached value, or an error such as #REF!
	kindFiller   = "filler-costs"           // every cost of a sheet is 0
	kindDisagree = "icon-and-text-disagree" // an icon of the text that the icon column lacks
	kindRagged   = "ragged-row"             // more or fewer cells than the header has
	kindStray    = "stray-characters"       // control characters, invisible ones, bytes that are no character
)
