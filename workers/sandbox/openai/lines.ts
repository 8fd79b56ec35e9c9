import { embellished } from "./embellishing"
import type { Evidence } from "./prompt"
import { reworded, spelledOut } from "./rewording"
import { type JsonSchema, record } from "./schema"

/** The maximum number of lines in one answer. */
const maxLines = 3

/** Clauses that report nothing the person has done: plans, denials, failures, hearsay. */
const notDone =
  /\b(?:will|going to|plan|hope|want|might|maybe|next (?:week|month|year)|not|n['’]?t|never|failed|refused|says?|said|told|think|wish|would|should|lost)\b/i
const did =
  /^(?:(?:and|so|then|also)\s+)?i\s+((?:\w+ed|built|wrote|cut|led|ran|made|set|taught|took|found|brought|won|kept|put|got)\b.*)$/i

/** The answer to a prompt for achievement lines: clauses told as "I …", without the "I". Null for any other prompt. */
export function linesFor(schema: JsonSchema, evidence: Evidence[], mode: string) {
  const { lines } = record(schema.properties)
  if (!lines) return null
  const told = evidence.flatMap(({ text }) => {
    const [, deed] = did.exec(spelledOut(text)) ?? []
    return deed && !notDone.test(deed) && deed.split(/\s+/).length > 3 ? [{ quote: text, deed }] : []
  })
  return told.slice(0, maxLines).map(({ quote, deed }, turn) => {
    const plain = `${deed.charAt(0).toUpperCase()}${deed.slice(1)}`.replace(/\bmy\b/gi, "the")
    const text = mode === "paraphrase" ? reworded(plain) : mode === "embellish" ? embellished(plain, turn) : plain
    return { text, quotes: [quote], role: "none" }
  })
}
