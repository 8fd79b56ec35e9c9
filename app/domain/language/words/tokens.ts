import { aliasForms } from "./concepts"
import { eachWord, formOf, type WordForm } from "./word-forms"

export interface Token extends Omit<WordForm, "written"> {
  /** As written. */
  text: string
  /** No space before it. */
  glued: boolean
  /** It starts a sentence or follows a label, so its capital is not evidence of a name. */
  opening: boolean
  /** A later word of a multi-word name or term, which its first word represents. */
  joined: boolean
}

const openers = new Set([".", "!", "?", ":", "•", "–", "—", "-", "*", "“", '"', "(", "\n", "|"])

/** Splits a text into words, numbers and marks. Hyphenated words are split, except after prefixes such as "re-". */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let opening = true
  eachWord(text, (written, glued) => {
    const { lower, concept, kind, capital, shaped, content } = formOf(written)
    tokens.push({ text: written, lower, concept, kind, capital, shaped, content, glued, opening, joined: false })
    opening = kind === "mark" && (opening || openers.has(written))
  })
  return joinAliases(tokens)
}

/** The concepts of a text's content words and names, without building tokens. */
export function indexWords(text: string, visit: (form: WordForm) => void): Set<string> {
  const concepts = new Set<string>()
  const forms: WordForm[] = []
  eachWord(text, (written) => {
    const form = formOf(written)
    forms.push(form)
    visit(form)
    if (form.content) concepts.add(form.concept)
  })
  for (let at = 0; at < forms.length; at++) {
    const alias = aliasAt(forms, at)
    if (alias) concepts.add(alias.concept)
  }
  return concepts
}

function joinAliases(tokens: Token[]): Token[] {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    const alias = token && !token.joined ? aliasAt(tokens, at) : null
    if (!token || !alias) continue
    if (alias.last === at + 1 && ambiguous.has(token.lower) && token.text !== token.text.toUpperCase()) continue
    token.concept = alias.concept
    token.content = true
    for (const follower of tokens.slice(at + 1, alias.last)) {
      if (follower.kind === "word") Object.assign(follower, { concept: alias.concept, joined: true })
    }
  }
  return tokens
}

/** The alias that starts at a word, across hyphens ("front-end"), and the index after its last word. */
function aliasAt(words: Pick<WordForm, "lower">[], at: number): { concept: string; last: number } | null {
  const forms = aliasForms.get(words[at]?.lower ?? "")
  if (!forms) return null
  for (const { parts, concept } of forms) {
    let next = at
    const matches = parts.every((part) => {
      if (words[next]?.lower === "-") next++
      const lower = words[next++]?.lower
      return lower === part || lower === `${part}s`
    })
    if (matches) return { concept, last: next }
  }
  return null
}

/** Abbreviations that are also ordinary words count as names only in capitals. */
const ambiguous = new Set(["us", "it", "la", "ed", "er", "ma", "ba", "go", "pos", "sen", "un", "bs", "node", "react"])

export function isContent(token: Token): boolean {
  return token.content
}
