import { looksLikeVerb } from "../../../language/verbs/verbs"
import { oncePerClause, sentenceAt, sentencesOf } from "../reading/once-per-clause"
import type { ReadClause, Reading } from "../reading/reading"
import { isDeed } from "./clause-match"
import type { ClauseMatch } from "./words/said-words"

const theirs = /^(?:idea|project|work|initiative|concept|brainchild)$/

/**
 * "It was the team leader's project", "our trainee's idea": the sentence claims it for the person, but the item states
 * no action of theirs on it.
 */
export function isOthersIdea(stated: Reading, clause: ReadClause, matches: ClauseMatch[]): boolean {
  if (clause.agent !== "own" && clause.agent !== "joint") return false
  return matches.some(({ known, said, from }) => {
    const reading = known.reading()
    const near = sentencesOf(reading, from).flatMap((sentence) => withNext(reading, sentence))
    if (!near.some((one) => one.agent === "other" && givesIdea(reading, one))) return false
    const told = [...said].filter(([token]) => isDeed(stated, token)).flatMap(([, { from: homes }]) => [...homes])
    return !told.some(({ agent }) => agent === "own" || agent === "joint")
  })
}

const carriedOut =
  /^(?:and |also |i |, )*(?:carried out|did|conducted|performed|undertook|completed|made|delivered|produced)\b/

/**
 * "Carried out the survey", from an item in which only "the vendor did" the survey: a light verb with somebody else's
 * object.
 */
export function isOthersThing({ tokens }: Reading, clause: ReadClause, matches: ClauseMatch[]): boolean {
  if (clause.agent !== "own" || clause.moods.size > 0) return false
  const said = tokens.slice(clause.first, clause.last).map(({ lower }) => lower)
  if (!carriedOut.test(said.join(" ")) || said.includes("by") || said.includes("with")) return false
  const homes = matches.flatMap(({ known, said: words }) =>
    [...words.values()].flatMap(({ from }) => [...from].map((one) => ({ one, known }))),
  )
  const isTheirs = ({ one, known }: (typeof homes)[number]) =>
    one.agent === "other" &&
    !one.guessed &&
    known.tokens.slice(one.first, one.last).some(({ lower }) => looksLikeVerb(lower) || lower === "did")
  return homes.length > 0 && homes.every(isTheirs)
}

const givesIdea = oncePerClause(({ tokens }, { first, last }) =>
  tokens.slice(first, last).some(({ lower }, at, all) => theirs.test(lower) && /['’]s$/.test(all[at - 1]?.text ?? "")),
)

/** A sentence and the next one. */
function withNext(reading: Reading, sentence: ReadClause[]): ReadClause[] {
  const last = sentence.at(-1)
  const next = last && reading.clauses[reading.clauses.indexOf(last) + 1]
  return [...sentence, ...(next ? sentenceAt(reading, next) : [])]
}
