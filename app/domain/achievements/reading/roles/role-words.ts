import { words } from "../../../language/words/word-list"

/** Generic words in employers' names. */
export const common = words(
  `
  company group services service solutions consulting consultants international global limited general regional district
  various schools home goods medical house with and the for town city east west north south new big part time remote
  call construction infrastructure engineering media digital software systems technology technologies logistics
  industries holdings partners associates capital energy county national public central royal state network networks
  winter summer spring autumn fall falls season seasons
`,
)

export const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/'s\b/g, "")
    .match(/[\p{L}\d]+/gu) ?? []

/** A word in the singular, without a possessive s that lost its apostrophe: "muirheads". */
export const bare = (word: string) => (word.length > 4 ? word.replace(/s$/, "") : word)

/** Kinds of places: "the hotel" may be the person's workplace, "the hotels" are others. */
export const places =
  /^(?:hotel|school|hospital|clinic|shop|store|bank|restaurant|office|factory|garage|church|college|farm|bakery|library|museum|court|studio|pharmacy|warehouse|salon|council)$/
