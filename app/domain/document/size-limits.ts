/**
 * Maximum characters of a document, sentences and entries of a document, and characters of one sentence. Saving has the
 * same limits as importing, so that an exported account can be imported again.
 */
export const charactersOfDocument = 100_000
export const sentencesOfDocument = 500
export const sentenceLimit = 5000
