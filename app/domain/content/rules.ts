/** Characters of a posting's text that a document is written to. */
export const postingLimit = 20_000
