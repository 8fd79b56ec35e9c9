import { generalWords, stopWords } from "../language/words/word-lists"

export interface KeywordToken {
  text: string
  word: string
  at: number
  /** Only a space separates it from the next token. */
  joined: boolean
  opensSentence: boolean
}

/** The words and numbers of a text in order. */
export function tokensOf(text: string): KeywordToken[] {
  const matches = [...text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}'’&/+#.-]*[\p{L}\p{N}+#])?/gu)]
  return matches.map((match, index) => {
    const at = match.index
    const end = at + match[0].length
    const next = matches[index + 1]
    const gap = next ? text.slice(end, next.index) : "."
    return {
      text: match[0].replace(/['’]s$/, ""),
      word: match[0].toLowerCase().replaceAll("’", "'").replace(/'s$/, ""),
      at,
      joined: /^ $/.test(gap) && !/['’]s$/.test(match[0]),
      opensSentence: /(?:^|[.!?:;\n•]|\n\s*[-*])\s*$/.test(text.slice(Math.max(0, at - 4), at)),
    }
  })
}

/** An abbreviation or a product's own spelling: "CRM", "ISO 9001", "GitHub", "C++", "ward-7B". */
export const isTerm = (token: KeywordToken) =>
  !stopWords.has(token.word) &&
  !generalWords.has(token.word) &&
  /^(?=.*\p{L})(?:[\p{Lu}\d][\p{Lu}\d&/.+#-]+s?|\p{Lu}\p{Ll}+\p{Lu}[\p{L}\d]*|[A-Z][+#]+|\p{L}+\.(?:js|net|io|py))$/u.test(
    token.text,
  ) &&
  !/^(?:AM|PM|OK|I'M|CHF|EUR|USD|GBP|SEK|NOK|DKK|Q[1-4]|\d+[A-Z]?(?:ST|ND|RD|TH|K|M|X)?)$/.test(token.text)

/** Starts with a capital. */
export const isName = (token: KeywordToken) => /^\p{Lu}/u.test(token.text)
