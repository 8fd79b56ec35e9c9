import { lowerText } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"

/** Actions by which somebody else brings about a change. */
const acts =
  /^(?:introduced|changed|replaced|rebuilt|built|rewrote|redesigned|redid|launched|hired|installed|fitted|repaired|fixed|upgraded|opened|moved|cut|brought|put|took|switched|reorgani[sz]ed|restructured|ran|started|set|added|bought|lowered|raised|rolled|automated)$/
const mine = /\b(?:i|me|my|mine|we|us|our|ours|myself)\b/

type Read = Pick<Talk, "words" | "clauses">

/**
 * "Costs fell to 12 after the owner changed the boiler", "The site, built by an agency, brought 60 orders": the person
 * credits somebody else with the change.
 */
export const causedByOther = (talk: Read, at: number): boolean => followsOthersDeed(talk, at) || isMadeByOther(talk, at)

function followsOthersDeed({ words, clauses }: Read, at: number): boolean {
  const own = clauses[at]
  return clauses.slice(at + 1, at + 3).some((clause, nth) => {
    if (!own || clause.sentence !== own.sentence || !isTheirs(words, clause)) return false
    const between = nth === 0 ? null : clauses[at + 1]
    if (between && (between.verb >= 0 || between.sentence !== own.sentence)) return false
    const isCause = /^(?:after|since|because|when|once)$/.test(clause.lead)
    return isCause && acts.test(words[clause.verb]?.lower ?? "") && !mine.test(lowerText(words, clause))
  })
}

/** A person or a body: "because the city hired two guards". */
const isTheirs = (words: Talk["words"], { actor, subject, verb }: Talk["clauses"][number]) =>
  actor === "other" ||
  (actor === "thing" && subject !== null && /^(?:hired|introduced|bought|decided|paid)$/.test(words[verb]?.lower ?? ""))

const by = /^(?:\p{L}+(?:ed|en)|built|made|run|done|led|cut|sold|bought|drawn|put) by (?:the|an?|another|\p{L}+)\b/u

function isMadeByOther({ words, clauses }: Read, at: number): boolean {
  const [made, own] = [clauses[at - 1], clauses[at]]
  if (!made || made.sentence !== own?.sentence || made.mark !== "," || own.mark !== "," || own.subject) return false
  const text = lowerText(words, made)
  return made.verb === made.first && by.test(text) && !mine.test(text)
}
