/**
 * How much of a text the verifier looks at. Its rules weigh words and numbers against each other, so that a text built
 * for it could hold everybody up; no text that was written to be read comes near these figures. What lies beyond them
 * supports nothing: a sentence is refused whole, of an item or a ledger the rest is not read.
 */

/** Characters and words of one sentence. */
export const longestSentence = 2000
export const maxWords = 500

/** Numbers, dates included, of one sentence, and of one item. */
export const maxNumbers = { sentence: 40, item: 100 } as const

/** Sentences of one pasted text. */
export const maxSentences = 300

/** Characters of one item: what stands beyond supports nothing. */
export const longestItem = 6000

/** Characters of a whole ledger: the newest items, and the profile's, within them. */
export const longestLedger = 600_000

/** Items that one sentence may cite, and items that are looked for where it cites none that carry it. */
export const maxCited = 12

/** Characters of items whose words and clauses an isolate keeps in mind. */
export const maxRemembered = 300_000

/** Words and clauses of a sentence, and of an item, that are aligned: beyond, they are only compared word by word. */
export const maxAligned = { sentence: 60, item: 400, clauses: 40 } as const

/** Places of one word in an item whose clauses are asked whether they speak for a sentence. */
export const maxPlaces = 20
