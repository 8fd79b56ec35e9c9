import { compose } from "./compose"
import { embellished } from "./embellishing"
import { linesFor } from "./lines"
import { type Evidence, evidenceIn, ordersIn, type ReadPrompt } from "./prompt"
import { merged, reworded } from "./rewording"
import { record } from "./schema"
import { aboutSentences } from "./second-reading"

/** Modes of this provider, in addition to those of every service. */
export const openaiModes = [
  "401",
  "cut",
  "wrong-schema",
  "refusal",
  "fabricate",
  "paraphrase",
  "embellish",
  "echo-injection",
  "huge",
] as const

export const refusalText = "I'm sorry, but I can't help with that."

const usual = [5, 2, 1]
const many = [60, 20, 5]
/** Length of a huge answer in characters: half of them in its first text, half of the rest in the next, and so on. */
const hugeAnswer = 6_000_000

/** Numbers, employers and titles that nobody reported. */
const inventions = [
  "raised revenue by 47 % at Globex Corporation",
  "saved $3.2 million as Vice President of Growth",
  "managed a team of 58 people at Initech",
  "won the Stevie Award as Chief Technology Officer of Umbrella Holdings",
]
const inventedNames: [RegExp, string][] = [
  [/company|employer|institution|organi[sz]ation/i, "Globex Corporation"],
  [/^(job_?)?(title|role|position)$|headline/i, "Vice President of Growth"],
  [/degree|qualification|award/i, "MBA, Harvard Business School"],
  [/dates?/i, "2011 – 2025"],
]

/** The text of an answer: JSON for a requested schema, or else a few plain sentences. */
export function answerText(prompt: ReadPrompt, mode: string): string {
  if (mode === "wrong-schema") return JSON.stringify([{ unexpected: true }])
  const given = evidenceIn(prompt.messages)
  const asked = prompt.schema && aboutSentences(prompt.schema, prompt.messages, given, mode)
  if (asked) return JSON.stringify(asked)
  const evidence = mode === "paraphrase" ? mergedInPairs(given) : given
  const alter = alteration(prompt, mode)
  const counts = mode === "huge" ? many : usual
  if (prompt.schema) {
    const composed = compose(prompt.schema, { evidence, alter, counts })
    const lines = linesFor(prompt.schema, given, mode)
    return JSON.stringify(lines && mode !== "huge" ? { ...record(composed), lines } : composed)
  }
  return evidence
    .slice(0, mode === "huge" ? 200 : 5)
    .map(({ text }, turn) => alter(text, "text", turn))
    .join(" ")
}

/** Merges two short consecutive sentences of one evidence item into one. */
function mergedInPairs(evidence: Evidence[]): Evidence[] {
  const all: Evidence[] = []
  for (const next of evidence) {
    const last = all.at(-1)
    const fits = last?.alias === next.alias && last.text.length + next.text.length < 200 && !/, and /.test(last.text)
    if (last && fits) all[all.length - 1] = { ...last, text: merged(last.text, next.text) }
    else all.push(next)
  }
  return all
}

/** A text of a few words is a name (a role, a skill), which cannot be reworded. */
const isSentence = (text: string) => text.split(/\s+/).length > 4

function alteration(prompt: ReadPrompt, mode: string): (text: string, name: string, turn: number) => string {
  switch (mode) {
    case "fabricate":
      return (text, name, turn) => {
        const invented = inventedNames.find(([names]) => names.test(name))
        if (invented) return invented[1]
        return `${text.replace(/[.!?]+$/, "")} and ${inventions[turn % inventions.length]}.`
      }
    case "paraphrase":
      return (text) => (isSentence(text) ? reworded(text) : text)
    case "embellish":
      return (text, _name, turn) => (isSentence(text) ? embellished(text, turn) : text)
    case "echo-injection": {
      const orders = ordersIn(prompt.messages)
      return (text, _name, turn) => orders[turn % Math.max(1, orders.length)] ?? text
    }
    case "huge": {
      let left = hugeAnswer
      return (text) => {
        left = Math.floor(left / 2)
        return `${text} `.repeat(Math.ceil(left / (text.length + 1)))
      }
    }
    default:
      return (text) => text
  }
}
