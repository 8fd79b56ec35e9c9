/**
 * Limits on how much of a text the verifier reads. Its rules compare words and numbers pairwise, so an adversarial text
 * could block the server; ordinary text stays far below. Anything beyond a limit supports nothing: a sentence is
 * refused as a whole, the rest of an item or ledger is ignored.
 */

/** Characters and words per sentence. */
export const longestSentence = 2000
export const maxWords = 500

/** Numbers, including dates, per sentence and per item. */
export const maxNumbers = { sentence: 40, item: 100 } as const

/** Sentences per pasted text. */
export const maxSentences = 300

/** Characters per item. The rest supports nothing. */
export const longestItem = 6000

/** Characters per ledger: profile items and the newest others. */
export const longestLedger = 600_000

/** Items that a sentence may cite, and candidates to search if none of the cited ones supports it. */
export const maxCited = 12

/** Cache bound per isolate, in characters of parsed items. */
export const maxRemembered = 300_000

/** Limits for alignment. Longer sentences and items are only compared word by word. */
export const maxAligned = { sentence: 60, item: 400, clauses: 40 } as const

/** Occurrences of a word in an item whose clauses are considered. */
export const maxPlaces = 20
