/** The maximum length in characters of a posting's text that a document is tailored to. */
export const postingLimit = 20_000
