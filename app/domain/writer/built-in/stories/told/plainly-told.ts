import type { Told } from "../../../../language/talk/moods/moods"
import { readTalk, type Talk } from "../../../../language/talk/read-talk"
import { capitalized } from "../../../../language/talk/spelling/capitals"
import { countWords } from "../../../rules"
import { isRefused, joke } from "../../wording/refused"
import { openingOf, render } from "./said"
import { isWellFormed } from "./well-formed"

const longestRead = 2000
/** A fragment with fewer words says nothing about the situation. */
const shortestSetting = 6
const [shortest, longest] = [4, 45]

/**
 * A reflection nearly verbatim, for a text that needs the whole story more than a strong line: others' responses stay.
 * Statements that were strung together with commas become sentences. Small talk is left out, and so is everything in a
 * sentence that also states a plan, a failure, a denial or hearsay.
 */
export function plainlyTold(text: string, known: ReadonlyMap<string, string>): string[] {
  const talk = readTalk(text.slice(0, longestRead), known)
  const bySentence = new Map<number, Told[]>()
  for (const clause of talk.clauses)
    bySentence.set(clause.sentence, [...(bySentence.get(clause.sentence) ?? []), clause])
  return [...bySentence.values()].flatMap((clauses) => sentencesOf(talk, clauses)).filter(isFit)
}

function isFit(said: string): boolean {
  const words = countWords(said)
  return words >= shortest && words <= longest && isWellFormed(said) && !isRefused(said) && !joke.test(said)
}

const isTold = ({ mood }: Told) => mood === "done" || mood === "ongoing"
const isAside = ({ mood }: Told) => mood === "chatter" || mood === "opinion"

function sentencesOf(talk: Talk, all: Told[]): string[] {
  if (all.some((clause) => (!isTold(clause) && !isAside(clause)) || clause.mark === "(")) return []
  const clauses = all.filter(isTold)
  const [first] = clauses
  if (!first) return []
  if (clauses.every(({ verb }) => verb < 0)) {
    const words = render(talk.words.slice(first.first, clauses.at(-1)?.last))
    return first.sentence === 0 && countWords(words) >= shortestSetting ? [`The situation: ${words}.`] : []
  }
  const runs: Told[][] = []
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1]
    // Sentences on either side of a removed one must not join.
    const isNext = before === undefined || startsAnew(clause) || all.indexOf(clause) !== all.indexOf(before) + 1
    if (isNext) runs.push([clause])
    else runs.at(-1)?.push(clause)
  }
  return runs.flatMap((run) => worded(talk, run) ?? [])
}

/** "…, they withdrew the objection": a separate statement after a comma. */
const startsAnew = ({ mark, lead, verb, subject, actor }: Told) =>
  mark === "," && lead === "" && verb >= 0 && (subject !== null || actor === "thing")

/** A thing's own doing without its subject: "used to take a day", "took 3 weekends". */
const ofThing = /^(?:took|cost|saved|used to (?:be|take|cost))\b/

function worded(talk: Talk, run: Told[]): string | null {
  const [first] = run
  if (!first || run.every(({ verb }) => verb < 0)) return null
  const isOwn = (clause: Told) => clause.subject === null && clause.verb >= 0 && clause.actor === "me"
  let said = ""
  for (const [at, clause] of run.entries()) {
    const words = render(talk.words.slice(at === 0 ? openingOf(talk, clause) : clause.first, clause.last))
    if (words === "") continue
    if (at > 0) {
      const isLastDeed = clause.mark === "," && clause.lead === "" && isOwn(clause) && !run.slice(at + 1).some(isOwn)
      said += `${isLastDeed && !/ and /.test(said) ? " and " : /^[,;:]$/.test(clause.mark) ? ", " : " "}${words}`
    } else if (isOwn(clause)) said = `I ${words}`
    else if (clause.subject === null && clause.verb >= 0) {
      if (!ofThing.test(words)) return null
      said = `It ${words}`
    } else said = words
  }
  const then = said
    .replace(/(\d+ \p{Ll}+),? before (?:it|that) was (?=\d)/u, "$1; before, it was ")
    .replace(/(\bused to [^,;]{3,60}?),? now (?=\d)/, "$1, and now it is ")
  const closed = `${capitalized(then)}.`
  return closed.replace(/^Me and (my \p{Ll}+|\p{L}+) /u, (_, who: string) => `${capitalized(who)} and I `)
}
