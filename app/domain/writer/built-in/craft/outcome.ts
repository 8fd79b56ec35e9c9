import { isPast, pastOfIng } from "../../../language/past-tense"
import type { Statement } from "./statement"
import { capitalised } from "./trim"

export interface DeedAndOutcome {
  /** What was done, a sentence in the first person. */
  action: string
  /** What came of it, a sentence of its own. */
  result: string
  /** Where the outcome was named first ("cut latency 40 % by reworking …"): the outcome as the person's own deed, and how. */
  headline: { what: string; how: string } | null
}

const participle = /,\s+(?:(?:thereby|thus)\s+)?([a-z-]+ing)\s+/
const relative = /\s+(?:that|which)\s+(?=([a-z-]+)\s)/
const byDoing = /\s+by\s+(?:([a-z]+ly)\s+)?([a-z-]+ing)\s+/
const amount =
  /\d|\b(?:half|third|quarter|doubled?|halved|twice|two|three|four|five|six|seven|eight|nine|ten|dozen|hours?|minutes?|time|costs?)\b/i

/**
 * Parts what was done from what came of it, where one sentence tells both: "Built a dashboard, surfacing a 12 % gap",
 * "Built a pipeline that cut cost by 25 %", "Cut latency 40 % by reworking the fetch path". Null where it tells one only,
 * and where the outcome is what others did ("two of whom were promoted"): torn off, it would be told of nobody.
 */
export function partActionAndResult(statement: Statement): DeedAndOutcome | null {
  const text = statement.sentence.replace(/\.$/, "")
  const subject = /^(I|We)\s/.exec(text)?.[1]
  if (!subject || statement.negative) return null
  const cutAt = (match: RegExpExecArray) =>
    [text.slice(0, match.index), text.slice(match.index + match[0].length)] as const

  const by = byDoing.exec(text)
  if (by && amount.test(text.slice(0, by.index))) {
    const [before, after] = cutAt(by)
    const adverb = by[1] ? `${by[1]} ` : ""
    const outcome = before.replace(/^(?:I|We) (?:also )?/, "")
    return {
      action: `${subject} ${adverb}${pastOfIng(by[2]!)} ${after}.`,
      result: `That ${outcome}.`,
      headline: { what: `${before}.`, how: `${subject} did it by ${adverb}${by[2]} ${after}.` },
    }
  }
  const ing = participle.exec(text)
  if (ing && amount.test(text.slice(ing.index))) return parted(cutAt(ing), `this ${pastOfIng(ing[1]!)} `)
  const rel = relative.exec(text)
  if (rel && isPast(rel[1]!) && amount.test(text.slice(rel.index)))
    return parted(cutAt(rel), `${pronounFor(cutAt(rel)[0])} `)
  return null
}

function parted([before, after]: readonly [string, string], opening: string): DeedAndOutcome {
  return { action: `${before.replace(/[,;]$/, "")}.`, result: `${capitalised(opening)}${after}.`, headline: null }
}

/** "It" for what was introduced with "a" or ends in the singular, "they" for a plural. */
function pronounFor(deed: string): "it" | "they" {
  if (/^(?:I|We) (?:also )?[a-z-]+ (?:an?|one|the single)\b/.test(deed)) return "it"
  return /[^s]s$/.test(deed) ? "they" : "it"
}
