import { embellished } from "./embellishing"
import type { Evidence } from "./prompt"
import { spelledOut } from "./rewording"
import { type JsonSchema, record } from "./schema"

/** A sentence that the prompt asks about: "[S2] (E1, E4) text". */
interface Asked {
  name: string
  cited: string[]
  text: string
}

function askedIn(messages: string[]): Asked[] {
  return messages.flatMap((message) =>
    [...message.matchAll(/^\[(S\d+)\] \(([^)]*)\) (.+)$/gm)].map(([, name = "", cited = "", text = ""]) => ({
      name,
      cited: cited.split(", ").filter(Boolean),
      text,
    })),
  )
}

/**
 * The answer to a question about sentences written earlier; null for any other prompt, which is answered by its schema.
 */
export function aboutSentences(schema: JsonSchema, messages: string[], evidence: Evidence[], mode: string): unknown {
  const properties = record(schema.properties)
  if ("verdicts" in properties) {
    return { verdicts: askedIn(messages).map((asked) => verdictOn(asked, evidence, mode)) }
  }
  if ("rewritten" in properties) {
    return { rewritten: askedIn(messages).map((asked, turn) => rewritten(asked, evidence, mode, turn)) }
  }
  return null
}

/** The share of a sentence's words that the nearest evidence must contain for an honest yes. */
const minOverlap = 0.5

/**
 * An honest reader looks for the words. An overconfident one says yes to everything, and a fabricating one quotes text
 * that does not exist.
 */
function verdictOn(asked: Asked, evidence: Evidence[], mode: string) {
  const near = nearestTo(asked, evidence)
  const quotes = near.slice(0, 3).map(({ alias, text }) => ({ item: alias, quote: text }))
  const { name: sentence } = asked
  if (mode === "embellish") return { sentence, entailed: true, quotes }
  if (mode === "fabricate") return { sentence, entailed: true, quotes: [{ item: "E1", quote: asked.text }] }
  const said = wordsOf(near.map(({ text }) => text).join(" "))
  const words = [...wordsOf(asked.text)]
  const entailed = words.filter((word) => said.has(word)).length >= words.length * minOverlap
  return { sentence, entailed, quotes: entailed ? quotes : [] }
}

/**
 * Rewrites a sentence after being told why it fails: an honest writer returns to the words of the evidence, the others
 * exaggerate again.
 */
function rewritten(asked: Asked, evidence: Evidence[], mode: string, turn: number) {
  const [near] = nearestTo(asked, evidence)
  const text = near ? spelledOut(near.text) : ""
  const { name: sentence } = asked
  if (mode === "fabricate") return { sentence, text: asked.text, evidence: asked.cited }
  return {
    sentence,
    text: mode === "embellish" && text ? embellished(text, turn) : text,
    evidence: near ? [near.alias] : [],
  }
}

/** The evidence that shares the most words with a sentence, cited evidence first. */
function nearestTo({ text, cited }: Asked, evidence: Evidence[]): Evidence[] {
  const words = wordsOf(text)
  const shared = (item: Evidence) => [...wordsOf(item.text)].filter((word) => words.has(word)).length
  return evidence
    .map((item) => ({ item, rank: shared(item) + (cited.includes(item.alias) ? 0.5 : 0), hits: shared(item) }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, 2)
    .map(({ item }) => item)
}

function wordsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => word.length > 2 || /\d/.test(word)))
}
