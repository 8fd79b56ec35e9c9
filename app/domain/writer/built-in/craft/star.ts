import { achievementQuality } from "../../../rubric/achievement-quality"
import { readStatement, type Statement } from "./statement"

type StarPart = "situation" | "task" | "action" | "result" | "lesson" | "aside"

export interface ToldStatement extends Statement {
  part: StarPart
  /** 0 to 2 each, by the published rubric, of this statement alone. */
  action: number
  result: number
}

const lesson =
  /\b(?:I['’]ve learn(?:ed|t)|I(?: have)? learn(?:ed|t)|taught me|(?:the|a|my|big|main|one) lesson (?:was|is|I|for|that|here)|lessons? learn(?:ed|t)|I reali[sz]ed|made me reali[sz]e|next time|turns out|it showed|it proved|reminded me|what I took|the trick is|the key is|key was|makes? the difference|made the difference|I(?: now)? (?:believe|know))\b/i
const task =
  /\b(?:(?:was|were|got|been) (?:asked|told|tasked|assigned)|asked (?:me|us) to|my (?:job|task|role|goal|brief) (?:was|is)|(?:the )?(?:goal|aim|target|brief|task) was|(?:I|we|I['’]m) (?:was |were |am |are )?responsible for|(?:I|we) (?:needed|had|wanted) to)\b|^(?:Asked|Responsible|Tasked) (?:to|for|with)\b/i
const state = /^(?:I|We) (?:am|was|were|had|have|are)\s+(?!(?:[a-z]+ed|built|led|run|made|taught|written)\b)/i
const aftermath =
  /^(?:by|after|within|since|now|as a result|because of (?:this|that))\b|\b(?:on (?:their|its|his|her) own|no longer|for the first time|ever since|still in use|now)\b/i
const musing =
  /\b(?:I (?:think|guess|suppose|bet|wish|hope)|would have|if only|who knows|may also be|might be|maybe)\b/i

/** Sorts what a reflection tells into Situation, Task, Action and Result, in the order told. */
export function tellParts(sentences: string[]): ToldStatement[] {
  const read = sentences.map((sentence) => {
    const statement = readStatement(sentence)
    const quality = achievementQuality(statement.sentence)
    return { ...statement, action: quality.action.score, result: quality.result.score }
  })
  const firstDeed = read.findIndex((each) => each.speaker !== "none" && !each.negative && !isSetting(each.sentence))
  const parts = read.map((each, at) => partOf(each, firstDeed >= 0 && at > firstDeed, firstDeed >= 0))
  return read.map((each, at) => ({ ...each, part: isSettingOf(read[at + 1], parts, at) ? "situation" : parts[at]! }))
}

const leaning = /^(?:[\w'’-]+ ){1,4}(?:her|him|them)(?=[,.;]|$| (?:the|how|to|an?|from|on|in|through|about|with)\b)/i

/** "Watched two lessons with her" says nothing without the statement before it, which says who that is. */
export function leansBack(statement: Statement): boolean {
  return statement.speaker === "I" && leaning.test(statement.fragment)
}

/** What others are or did is the situation of the deed that leans on it. */
function isSettingOf(next: Statement | undefined, parts: StarPart[], at: number): boolean {
  return parts[at] === "aside" && next !== undefined && parts[at + 1] === "action" && leansBack(next)
}

const others =
  /\b(?:he|she|his|her|him)\b|\bby \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+['’]s\b|^(?:My|Our|The) (?:brother|sister|boss|manager|colleague|director|husband|wife|partner|doctors?|consultant)\b/u

/** What somebody else did or has: no deed and no outcome of the person. */
function tellsOfOthers(each: Statement): boolean {
  return each.speaker === "none" && others.test(each.sentence)
}

function isSetting(sentence: string): boolean {
  return state.test(sentence) || musing.test(sentence) || task.test(sentence) || lesson.test(sentence)
}

function partOf(each: Omit<ToldStatement, "part">, acted: boolean, anyDeed: boolean): StarPart {
  if (lesson.test(each.sentence)) return "lesson"
  if (musing.test(each.sentence) || tellsOfOthers(each)) return "aside"
  if (task.test(each.sentence) && !acted) return "task"
  const outcome =
    each.result > 0 ||
    /\d/.test(each.sentence) ||
    /^(?:no|zero|nobody|none)\b/i.test(each.sentence) ||
    aftermath.test(each.sentence)
  if (each.speaker === "none") {
    if (acted || !anyDeed) return outcome && !/\bnot\b/i.test(each.sentence) ? "result" : acted ? "aside" : "situation"
    return "situation"
  }
  if (each.negative) return acted ? "aside" : "situation"
  if (acted && outcome && (state.test(each.sentence) || (each.speaker === "we" && /\d/.test(each.sentence))))
    return "result"
  if (state.test(each.sentence)) return acted ? "aside" : "situation"
  return "action"
}
