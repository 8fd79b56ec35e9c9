import type { DraftSentence } from "../../evidence/schema"
import { fact, factOf, labelled } from "../compose"
import { hookOf } from "../linkedin-post"
import type { Achievement, Line, Material } from "../material-schema"
import { roleSentence } from "../role-sentences"
import { countWords } from "../rules"
import type { Part } from "../writer"

/** Spoken words per second of an unhurried presenter. */
const pace = 2.5

/** The achievements that can be told aloud, strongest first. */
export function tellable(material: Material): Achievement[] {
  return material.achievements.filter((each) => each.claim !== "" || each.story.length > 0)
}

/** One achievement as spoken lines in the order it happened; what is the hook already is not said twice. */
export function storyLines(lead: Achievement, material: Material): DraftSentence[] {
  const hook = hookOf(lead)
  const role = lead.role === null ? null : material.roles[lead.role]
  const setting = role?.evidenceIds.length ? [roleSentence(role)] : []
  const how = lead.headline ? [lead.headline.how] : []
  const told = lead.story.filter((text) => !isSame(text, hook) && !lead.lessons.includes(text))
  const left =
    lead.claim && !isSame(lead.claim, hook) && !told.includes(lead.claim) && !lead.headline ? [lead.claim] : []
  return [...setting, ...[...how, ...told, ...left].map((text) => fact(text, lead.evidenceIds))]
}

const isSame = (a: string, b: string) => a === b || a.toLowerCase().includes(b.toLowerCase())

/** What the person took from it, in their words: the lesson told with the deed, else what they say makes them unique. */
export function takeaway(lead: Achievement, material: Material): Line | null {
  const lesson = lead.lessons[0]
  return lesson ? { text: lesson, evidenceIds: lead.evidenceIds } : (material.unique[0] ?? null)
}

/** Spoken lines with the seconds each takes, within a length; lines that would run over are left out. */
export function timed(lines: DraftSentence[], seconds: number): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const line of lines) {
    const end = at + Math.max(3, Math.ceil(countWords(line.text) / pace))
    if (end > seconds) break
    parts.push(labelled(`${at}–${end} s`, line))
    at = end
  }
  return parts
}

/** Lines cut to a length, in whole lines and keeping the last one: the close is never what falls away. */
export function fitting(lines: DraftSentence[], close: DraftSentence[], seconds: number): DraftSentence[] {
  const length = (all: DraftSentence[]) =>
    all.reduce((sum, line) => sum + Math.max(3, Math.ceil(countWords(line.text) / pace)), 0)
  const kept = [...lines]
  while (kept.length > 1 && length([...kept, ...close]) > seconds) kept.splice(kept.length - 1, 1)
  return [...kept, ...close]
}

/** What the person says of themselves, where nothing done is captured yet. */
export function selfLines(material: Material): DraftSentence[] {
  return [...material.bio, ...material.unique].slice(0, 2).map((line) => factOf(line))
}
