import type { NumberMention } from "../../../language/numbers/mention"
import { stretches } from "../../../language/positions"
import { isContent, type Token } from "../../../language/tokens"
import { looksLikeVerb } from "../../../language/verbs"
import type { Reading } from "../reading"

interface Beside {
  /** The numbers that have the word near them. */
  near: NumberMention[]
  /** The numbers that count it. */
  counted: NumberMention[]
}

const nothing: Beside = { near: [], counted: [] }
const besides = new WeakMap<NumberMention[], Map<string, Beside>>()

/** The numbers of a text that a word stands beside. Each text is gone through once, however often it is asked. */
export function mentionsBeside({ mentions }: Reading, concept: string): Beside {
  let index = besides.get(mentions)
  if (!index) {
    index = new Map()
    for (const mention of mentions) {
      for (const name of new Set(mention.near)) entryOf(index, name).near.push(mention)
      for (const name of new Set(mention.counted)) entryOf(index, name).counted.push(mention)
    }
    besides.set(mentions, index)
  }
  return index.get(concept) ?? nothing
}

function entryOf(index: Map<string, Beside>, name: string): Beside {
  const known = index.get(name) ?? { near: [], counted: [] }
  index.set(name, known)
  return known
}

const ids = new WeakMap<NumberMention[], Map<NumberMention, number>>()

/** The same figure for two numbers of a text that have the same words near them. */
export function nearId({ mentions }: Reading, mention: NumberMention): number {
  let known = ids.get(mentions)
  if (!known) {
    const written = new Map<string, number>()
    known = new Map()
    for (const each of mentions) {
      const words = each.near.join()
      const id = written.get(words) ?? written.size
      written.set(words, id)
      known.set(each, id)
    }
    ids.set(mentions, known)
  }
  return known.get(mention) ?? -1
}

const isStop = (token: Token | undefined) => /^[.!?\n]$/.test(token?.text ?? "")
const holdsStop = stretches(isStop)

export function inOneSentence(text: Reading, one: NumberMention, two: NumberMention): boolean {
  const [start, end] = one.first < two.first ? [one.last, two.first] : [two.last, one.first]
  return !holdsStop(text.tokens, start, end)
}

interface Sentence {
  concepts: Set<string>
  deeds: number
}

const sentences = new WeakMap<NumberMention, Sentence>()

/** The content words of the sentence around a number, and how many clauses of it tell a deed. */
export function sentenceOf(text: Reading, known: NumberMention): Sentence {
  const before = sentences.get(known)
  if (before) return before
  let first = known.first
  let last = known.last
  while (first > 0 && !isStop(text.tokens[first - 1])) first--
  while (last < text.tokens.length && !isStop(text.tokens[last])) last++
  const tokens = text.tokens.slice(first, last)
  const clauses = text.clauses.filter((clause) => clause.first >= first - 1 && clause.last <= last)
  const deeds = clauses.filter((clause) =>
    text.tokens.slice(clause.first, clause.last).some((token) => isContent(token) && looksLikeVerb(token.lower)),
  ).length
  const found = { concepts: new Set(tokens.filter(isContent).map((token) => token.concept)), deeds }
  sentences.set(known, found)
  return found
}
