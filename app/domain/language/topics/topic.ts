import { lines } from "../words/word-list"

/** A topic of work: the words that postings ask for it with, and the ordinary words that people tell of it with. */
export interface Topic {
  asked: RegExp
  /** The ordinary words, and those of the posting. */
  told: RegExp
}

/**
 * Reads topics, one per line: the asking words, an equals sign, the telling words, each list separated by commas. "*"
 * is the rest of a word, and "_" up to four words: "rang _ back". The asking words also tell of the topic, unless an
 * arrow stands in place of the equals sign.
 */
export function topicsOf(text: string): Topic[] {
  return lines(text).map((line) => {
    const [asked = "", told = ""] = line.split(/ =>? /)
    return { asked: patternOf(asked), told: patternOf(line.includes(" => ") ? told : `${asked}, ${told}`) }
  })
}

/** Longer entries come first, so that "inventory accuracy" is read as one. */
const patternOf = (list: string) => {
  const entries = list.split(", ").sort((a, b) => b.length - a.length)
  return new RegExp(`\\b(?:${entries.map(wordsOf).join("|")})(?!\\w)`, "gi")
}

// A word has at most 30 letters, and a gap at most four words, so that each place is read in bounded time.
const wordsOf = (entry: string) =>
  entry
    .trim()
    .replaceAll("'", "['’]?")
    .replaceAll("*", "\\w{0,30}")
    .replaceAll(" _ ", "(?:[^\\w.;]{1,3}[\\w’'-]{1,30}){0,4}?[^\\w.;]{1,3}")
    .replaceAll(" ", "[ -]")
