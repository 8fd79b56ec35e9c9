import { isOtherPerson } from "../../doers/people"
import { meaningsOf } from "../../words/lexicon"
import type { TalkActor, TalkClause } from "../clauses/talk-clause"
import type { Word } from "../spelling/reading-copy"
import { isCommon, nameTag } from "../word-classes/word-class"
import type { WordClass } from "../word-classes/word-classes"

/**
 * "Mrs Vale, our clerk, carried the boxes", "Ivan, whom I coached, won the cup", "The site, built by an agency, brought
 * orders": the noun that opens a sentence is the subject again after the part enclosed in commas. The verb has no other
 * subject, so the action is not the writer's.
 */
export function withResumedSubjects(
  copy: readonly Word[],
  classes: readonly WordClass[],
  clauses: TalkClause[],
): TalkClause[] {
  const all = [...clauses]
  for (const [at, opening] of clauses.entries()) {
    if (opening.sentence === clauses[at - 1]?.sentence || opening.verb >= 0) continue
    const actor = openingActor(copy, classes, opening)
    const main = actor === null ? -1 : resumedAt(copy, classes, clauses, at)
    const own = clauses[main]?.actor
    if (actor === null || own === undefined) continue
    const isTold = actor === "other" || own === "me"
    for (let next = main; isTold && goesOn(clauses, main, next, own); next++) {
      const clause = all[next]
      if (clause) all[next] = { ...clause, actor }
    }
  }
  return all
}

/** Whether a clause is the resumed one, or shares its subject: "was near to leaving and has asked to stay". */
function goesOn(clauses: readonly TalkClause[], main: number, at: number, actor: TalkActor): boolean {
  const clause = clauses[at]
  if (!clause || clause.sentence !== clauses[main]?.sentence) return false
  return at === main || (clause.subject === null && /^(?:and|but)$/.test(clause.lead) && clause.actor === actor)
}

/** Whom or what the noun that opens a sentence names; null if it names a time, a place or nothing. */
function openingActor(
  copy: readonly Word[],
  classes: readonly WordClass[],
  { first, last }: TalkClause,
): TalkActor | null {
  const start = /^(?:and|but|so)$/.test(copy[first]?.lower ?? "") ? first + 1 : first
  if (start >= last || last - start > 7) return null
  const words = copy.slice(start, last)
  const [head] = words
  const end = words.at(-1)
  if (!head || !end || words.some(({ kind }) => kind !== "word") || time.test(end.lower)) return null
  if (title.test(head.lower) && words.length > 1 && words.slice(1).every(({ capital }) => capital)) return "other"
  if (words.every(({ capital }) => capital)) return words.length <= 3 && isName(head.lower) ? "other" : null
  if (!determiner.test(head.lower) || !/^(?:noun|ing)$/.test(classes[last - 1] ?? "")) return null
  return isOtherPerson(end.lower) || (end.capital && isName(end.lower)) ? "other" : "thing"
}

const title = /^(?:mr|mrs|ms|miss|dr|prof|sir|sister|father)$/
const determiner = /^(?:the|my|our|a|an|his|her|their)$/
const time =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|day|week|month|quarter|year|morning|afternoon|evening|night|summer|winter|spring|autumn|term|season|time|once|then)s?$/

/** A person's name, or a word that no dictionary knows. */
const isName = (lower: string) =>
  nameTag(lower) === "person" || (nameTag(lower) === null && !isCommon(lower) && meaningsOf(lower).own.length === 0)

/** The index of the clause that resumes the opening noun after the part enclosed in commas; -1 if there is none. */
function resumedAt(
  copy: readonly Word[],
  classes: readonly WordClass[],
  clauses: readonly TalkClause[],
  opening: number,
): number {
  let at = opening + 1
  if (clauses[at]?.mark !== ",") return -1
  const isEnclosed = (clause: TalkClause) =>
    /^(?:who|which|whose)$/.test(clause.lead) ||
    copy[clause.first]?.lower === "whom" ||
    (clause.verb < 0 ? isApposed(copy, clause) : isMadeBy(copy, classes, clause))
  while (clauses[at] && at < opening + 4 && clauses[at]?.sentence === clauses[opening]?.sentence) {
    const clause = clauses[at]
    if (!clause) return -1
    const isInside = clause.mark === "" && clause.lead !== "and" && clause.lead !== "but"
    if (isInside ? at === opening + 1 : !isEnclosed(clause)) {
      const isMain = clause.mark === "," && at > opening + 1 && clause.subject === null && clause.lead === ""
      return isMain && clause.verb >= 0 && /^(?:past|third|be|have|do|modal)$/.test(classes[clause.verb] ?? "")
        ? at
        : -1
    }
    at++
  }
  return -1
}

/** "our teaching assistant", "Hannah": a noun that says who or what the noun before it is. */
function isApposed(copy: readonly Word[], { first, last }: TalkClause): boolean {
  const head = copy[first]
  if (!head || last - first > 6) return false
  return determiner.test(head.lower) || (head.capital && last - first <= 3 && isName(head.lower))
}

/** "built by an agency" */
const isMadeBy = (copy: readonly Word[], classes: readonly WordClass[], { verb, first, subject }: TalkClause) =>
  subject === null &&
  verb === first &&
  /^(?:past|participle)$/.test(classes[verb] ?? "") &&
  copy[verb + 1]?.lower === "by"
