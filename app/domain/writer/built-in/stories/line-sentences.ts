import { readTalk } from "../../../language/talk/read-talk"
import type { Achievement } from "../../material-schema"
import { countWords } from "../../rules"
import { firstPerson } from "../first-person"
import { breathsOf } from "./breaths"
import { closedWell, isComplete, isOpen, isWellFormed } from "./well-formed"

/**
 * A line of the record as sentences that somebody says: what was done, then what came of it. Each in the wordings to try:
 * as mine (as ours where the words behind it say "we"), and as the line has it.
 */
export function sentencesOfLine({ bullet, deed: [words = ""] }: Pick<Achievement, "bullet" | "deed">): string[][] {
  const [deed = "", ...outcomes] = bullet.split(/;\s+/)
  const isOurs = /\bwe\b/i.test(words.split(/\s+/).slice(0, 4).join(" "))
  const together = outcomes.find(isShared)
  const deeds = deedsOf(deed, isOurs).map((said) => [said, closed(deed)])
  const last = deeds.at(-1)
  if (together && last?.[0]) last.unshift(`${last[0].replace(/\.$/, "")}, and ${lowered(together)}.`)
  const said = outcomes.filter((outcome) => !isShared(outcome) && isSentence(outcome)).map((text) => [closed(text)])
  return [...deeds, ...said]
    .map((wordings) => wordings.map(closedWell).filter(isFit))
    .filter(({ length }) => length > 0)
}

/** An outcome that says nothing without its deed: "both passed". */
const isShared = (outcome: string) => /^(?:both|all|none|two|one|\d+ (?:of|got|passed))\b/i.test(outcome)

const isFit = (text: string) =>
  countWords(text) >= 5 && countWords(text) <= 28 && isWellFormed(text) && isComplete(text, 2) && !isOpen(text)

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const closed = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** "Saw findings go from 11 to 3" is said as "Findings went from 11 to 3." */
function deedsOf(deed: string, isOurs: boolean): string[] {
  const seen = /^Saw (.+?) go from (.+)$/.exec(deed)
  if (seen?.[1]) return [closed(`${seen[1]} went from ${seen[2]}`)]
  const said = closedWell(firstPerson(deed))
  return breathsOf(isOurs ? said.replace(/^I /, "We ") : said)
}

/** Whether an outcome has a subject and a verb: "3,870 came back", not "8% on runners". */
function isSentence(outcome: string): boolean {
  if (/^\d+ (?:had|were|was|are|came)\b/.test(outcome)) return false
  if (/ went from .+ to /.test(outcome)) return true
  const { clauses } = readTalk(outcome, new Map())
  return clauses[0] !== undefined && clauses[0].verb >= 0 && clauses[0].subject !== null
}
