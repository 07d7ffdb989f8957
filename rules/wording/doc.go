// Package wording turns Hungarian card text into a Reading: letters → tokens → clauses → patterns of the grammar → modifiers, guards,
// base changes, each with its evidence. Cards flow in with their types, icons and texts; nothing flows out but the Reading.
// Words are known by three tables (lexicon.tsv, nouns.tsv, endings.tsv; what is done with cards by deeds.tsv), sentences by one (grammar.tsv): each row has its example.
//
// The files, in the order in which a text passes them:
//
//   - Letters and words. letters (what is read of a cell), misspelt (words with a slip), scan, scancost (tokens; costs such as "3 költségű"),
//     tokens (their names for people), prepare (all that one word says by itself), accusative (unknown nouns behind an article), comparative (a drágábbak), amount, joined,
//     multiple (numbers, currencies, "1 vagy 2", kétszer), suffix (which ending a number takes), lexicon, deeds, noun, endings, guess (the tables
//     of words), words (what was met before), has (questions about a run of tokens), damage, cut (texts that cannot be judged).
//   - Clauses. clause, sum (pieces, brackets, quotations), lead (what the words before a colon mean), costrange (the bounds of a cost in a filter).
//   - Patterns. grammar, frame (rows, and what their names say), match, index (where a row fits, and which rows can), accept (fits that are none),
//     read (from the text to its statements), state (from a fit to what it says).
//   - Which cards. framed, subject (how a row names them), left, right, object, paid, behind (where they stand), phrase, enumeration, name, owner, holder
//     (how far their words go, and whose they are), antecedent, fetched, chosen, conditioned, playing, brought, ledby, ordinal, headless, relative, laid, doing (said
//     before, or without a noun), except, adverb (what stands between), whom, filter, unknown (the cards as data).
//   - Changes. change, nochange (rises, falls, values; what only seems one), way (up or down), kinds, reacting, measures (of what), charged, discount, surcharge, targeting,
//     money (other things that cost), free, unpaid, comes, replace (what is not paid), asked (playing conditions), emit (the modifier itself).
//   - One statement, more than one change. goeson, gapped, ellipsis, shared, sharing, likewise, widened, afterwards.
//   - When and how long. circumstance, condition, duration, once (a single play), aside, handed (an ability given to another).
//   - Bounds. floor, saidfloor, bounded.
//   - Bans. guard, guardacting, guarded, guardwords, bareguard, patient, untouchable, banned.
//   - What remains. ancient (ancient magic), leftover, hidden, price (words that nobody explained), unclear, doubtful (to which cost?), spelling (odd
//     wording), shape (a statement as its outline).
package wording
