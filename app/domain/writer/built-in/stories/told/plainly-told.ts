import { capitalized } from "../../../../language/talk/capitals"
import type { Told } from "../../../../language/talk/moods"
import { readTalk, type Talk } from "../../../../language/talk/read-talk"
import { countWords } from "../../../rules"
import { isRefused } from "../../wording/refused"
import { openingOf, render } from "./said"
import { isWellFormed } from "./well-formed"

const longestRead = 2000
/** A fragment with fewer words says nothing about the situation. */
const shortestSetting = 6
const longest = 45

/**
 * A reflection nearly as it was told, sentence by sentence, for an answer that needs the whole story more than a strong
 * line: other people's reactions stay. A sentence with a plan, a failure, hearsay or chatter is left out, and everything
 * before the first deed but its situation.
 */
export function plainlyTold(text: string, known: ReadonlyMap<string, string>): string[] {
  const talk = readTalk(text.slice(0, longestRead), known)
  const count = Math.max(-1, ...talk.clauses.map(({ sentence }) => sentence)) + 1
  const sentences = Array.from({ length: count }, (_, nth) => talk.clauses.filter(({ sentence }) => sentence === nth))
  return sentences.flatMap((clauses) => {
    const said = clauses.length > 0 ? sentenceOf(talk, clauses) : null
    return said === null || countWords(said) > longest || !isWellFormed(said) || isRefused(said) ? [] : [said]
  })
}

function sentenceOf(talk: Talk, clauses: Told[]): string | null {
  if (clauses.some(({ mood }) => mood !== "done" && mood !== "ongoing")) return null
  const finite = clauses.filter(({ verb }) => verb >= 0)
  if (finite.length === 0) {
    const words = render(talk.words.slice(clauses[0]!.first, clauses.at(-1)!.last))
    const isSetting = clauses[0]!.sentence === 0 && countWords(words) >= shortestSetting
    return isSetting ? `The situation: ${words}.` : null
  }
  let said = ""
  for (const [nth, clause] of clauses.entries()) {
    const isOwn = clause.subject === null && clause.verb >= 0 && clause.actor === "me"
    // "Took 7 months": what a thing did has no subject of its own here.
    if (nth === 0 && clause.verb >= 0 && clause.subject === null && !isOwn) return null
    const words = render(talk.words.slice(nth === 0 ? openingOf(talk, clause) : clause.first, clause.last))
    if (words === "") continue
    const isSpliced = clause.mark === "," && clause.lead === "" && clause.verb >= 0
    const needsSubject = isOwn && (nth === 0 || !/^(?:I|we)\b/i.test(said) || clauses[nth - 1]?.actor !== "me")
    const join =
      nth === 0 ? "" : isSpliced ? (nth === clauses.length - 1 || !isOwn ? ", and " : ", ") : spaceBefore(clause)
    said += `${join}${needsSubject ? "I " : ""}${words}`
  }
  return said === "" ? null : `${capitalized(said)}.`
}

const spaceBefore = ({ mark }: Told) => (/^[,;:]$/.test(mark) ? ", " : " ")
