import { achievementQuality } from "../../growth-pulse/achievement-quality"
import { readStatement, type Statement } from "./statement"
import { capitalised } from "./trim"
import { isPast, pastOfIng } from "./verbs"

export type StarPart = "situation" | "task" | "action" | "result" | "lesson" | "aside"

export interface ToldStatement extends Statement {
  part: StarPart
  /** 0 to 2 each, by the published rubric, of this statement alone. */
  action: number
  result: number
}

const lesson =
  /\b(?:I['’]ve learn(?:ed|t)|I(?: have)? learn(?:ed|t)|taught me|lesson|I reali[sz]ed|made me reali[sz]e|next time|turns out|it showed|it proved|reminded me|what I took|the trick is|the key is|key was|makes? the difference|made the difference|I(?: now)? (?:believe|know))\b/i
const task =
  /\b(?:(?:was|were|got|been) (?:asked|told|tasked|assigned)|asked (?:me|us) to|my (?:job|task|role|goal|brief) (?:was|is)|(?:the )?(?:goal|aim|target|brief|task|challenge) was|responsible for|needed to|(?:had|wanted) to|asked to)\b/i

/** Sorts what a reflection tells into Situation, Task, Action and Result, in the order told. */
export function tellParts(sentences: string[]): ToldStatement[] {
  let acted = false
  return sentences.map((sentence) => {
    const statement = readStatement(sentence)
    const quality = achievementQuality(statement.sentence)
    const scores = { action: quality.action.score, result: quality.result.score }
    const part = partOf(statement, scores, acted)
    if (part === "action") acted = true
    return { ...statement, ...scores, part }
  })
}

function partOf(statement: Statement, scores: { action: number; result: number }, acted: boolean): StarPart {
  if (lesson.test(statement.sentence)) return "lesson"
  if (task.test(statement.sentence) && !acted) return "task"
  if (statement.speaker !== "none") {
    if (statement.negative) return acted ? "aside" : "situation"
    if (scores.action > 0) return "action"
    if (scores.result > 0 && acted) return "result"
    return /^(?:I|We) (?:am|was|were|had|have|are)\b/i.test(statement.sentence)
      ? acted
        ? "aside"
        : "situation"
      : "action"
  }
  if (acted || scores.result === 2) return scores.result > 0 ? "result" : "aside"
  return "situation"
}

const participle = /,\s+(?:(thereby|thus)\s+)?([a-z-]+ing)\s+/
const relative = /\s+(?:that|which)\s+(?=([a-z-]+)\s)/
const byDoing = /\s+by\s+(?:([a-z]+ly)\s+)?([a-z-]+ing)\s+/

/**
 * Parts what was done from what came of it, where one sentence tells both: "Built a dashboard, surfacing a 12 % gap",
 * "Built a pipeline that cut cost by 25 %", "Cut latency 40 % by reworking the fetch path". Null where it tells one.
 */
export function partActionAndResult(statement: Statement): { action: string; result: string } | null {
  const text = statement.sentence.replace(/\.$/, "")
  const subject = /^(I|We)\s/.exec(text)?.[1]
  if (!subject || statement.negative) return null
  const by = byDoing.exec(text)
  if (by && measured(text.slice(0, by.index))) {
    const adverb = by[1] ? `${by[1]} ` : ""
    const deed = `${subject} ${adverb}${pastOfIng(by[2]!)} ${text.slice(by.index + by[0].length)}`
    const verbAt = new RegExp(`^${subject} (?:also )?`).exec(text)![0].length
    return { action: `${deed}.`, result: `That ${text.slice(verbAt, by.index)}.` }
  }
  const ing = participle.exec(text)
  if (ing && measured(text.slice(ing.index))) {
    return {
      action: `${text.slice(0, ing.index)}.`,
      result: `This ${pastOfIng(ing[2]!)} ${text.slice(ing.index + ing[0].length)}.`,
    }
  }
  const rel = relative.exec(text)
  if (rel && isPast(rel[1]!) && measured(text.slice(rel.index))) {
    return {
      action: `${text.slice(0, rel.index)}.`,
      result: capitalised(`it ${text.slice(rel.index + rel[0].length)}.`),
    }
  }
  return null
}

function measured(text: string): boolean {
  return /\d|\b(?:half|third|quarter|double[ds]?|halved|twice|two|three|four|five|six|seven|eight|nine|ten|dozen|hours?|minutes?)\b/i.test(
    text,
  )
}
