import { looksLikeParticiple, looksLikeVerb } from "../../../../language/verbs/verbs"
import { prepositions } from "../../../../language/words/prepositions"
import type { Token } from "../../../../language/words/tokens"
import type { ReadClause, Reading } from "../../reading/reading"

/** A direct object of a verb: its last noun before a preposition, and the words before that noun. */
export interface DirectObject {
  verb: Token
  head: Token
  modifiers: Token[]
}

const did = /^(?:do|does|did|done)$/
const adverbs = /^(?:up|out|in|also|just|only|then)$/

/** "wrote the schemes of work and the assessments": the schemes and the assessments. */
export function objectsOf({ tokens }: Reading, { first, last }: ReadClause): DirectObject[] {
  const found: DirectObject[] = []
  let verb: Token | undefined
  let phrase: Token[] = []
  let closed = false
  const close = () => {
    const head = phrase.at(-1)
    if (verb && head) found.push({ verb, head, modifiers: phrase.slice(0, -1) })
    phrase = []
  }
  for (let at = first; at < last; at++) {
    const token = tokens[at]
    if (!token) continue
    const next = tokens[at + 1]?.lower ?? ""
    if (isVerbAt(tokens, at)) {
      close()
      // "taught them to run it": somebody else runs it.
      verb = tokens[at - 1]?.lower === "to" ? undefined : token
      closed = false
    } else if (/^(?:,|and|&|or)$/.test(token.text)) {
      if (!closed || /^(?:the|an?|my|our|,|and)$/.test(next)) {
        close()
        closed = false
      }
    } else if (token.lower === "mind" && next === "you") {
      close()
      closed = true
    } else if (token.kind === "mark" && !/^[-'’]$/.test(token.text)) {
      close()
      verb = undefined
    } else if (prepositions.has(token.lower) && !(phrase.length === 0 && adverbs.test(token.lower))) {
      // "all of the cakes": the cakes.
      if (token.lower === "of" && phrase.length === 0) continue
      close()
      closed = true
    } else if (!closed && token.content && token.kind === "word") phrase.push(token)
  }
  close()
  return found
}

function isVerbAt(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== "word") return false
  if (did.test(token.lower)) return true
  const before = tokens[at - 1]?.lower ?? ""
  if (/^(?:the|an?|my|our|its|his|her|their|of|with|new)$/.test(before) || /['’]s$/.test(before)) return false
  return looksLikeVerb(token.lower) || (looksLikeParticiple(token.lower) && /^(?:was|were|been)$/.test(before))
}
