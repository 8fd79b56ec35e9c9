import * as z from "zod"
import { iso } from "../../kernel/clock"
import { makeLines } from "../reading/lines/make-lines"
import { maxTried } from "../rules"

export const TryText = z.object({
  text: z
    .string("Please write a sentence or two first.")
    .trim()
    .min(20, "Please write a sentence or two: what you did, and what came of it.")
    .max(maxTried, `Please use at most ${maxTried.toLocaleString("en-US")} characters.`),
})

interface TriedLine {
  text: string
  /** The spans of the visitor's text that the line is based on. */
  spans: string[]
}

export interface Tried {
  text: string
  lines: TriedLine[]
  /** The question about what the text lacks. */
  followUp: string | null
}

const maxLines = 3

/** Analyzes a visitor's text as a reflection, with the built-in reader only. Pure: nothing is stored or sent. */
export function tryLines(text: string, now: Date): Tried {
  const createdAt = iso(now)
  const entry = { id: "tried", question: "", response: text, createdAt }
  const item = { id: "tried", kind: "reflection" as const, text, source: "", field: null, createdAt }
  const { lines, followUp } = makeLines({ entry, items: [item], roles: [], skills: [], timeZone: "UTC" })
  return {
    text,
    lines: lines.slice(0, maxLines).map(({ text, parts }) => ({ text, spans: Object.values(parts).flat() })),
    followUp: followUp && followUp.about !== "role" ? followUp.question : null,
  }
}
