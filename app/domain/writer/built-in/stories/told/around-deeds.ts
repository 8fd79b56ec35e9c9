import { deedOf } from "../../../../achievements/reading/deeds/deeds"
import { isFirstPerson } from "../../../../language/talk/clauses/talk-clause"
import type { Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { textOf } from "../../../../language/talk/spelling/reading-copy"

/** Descriptions of a situation: "were going out twice", "had to cancel", "kept failing". */
const state =
  /\b(?:was|were|had|could|kept \p{L}+ing|used to|took|waited|cost|always|never|nobody|no one|noone|none)\b/u

/** The maximum number of clauses between a situation and the action it leads to. */
const maxBetween = 4

/**
 * Whether a clause describes the situation before an action, in general terms: "about 30 a day were going out twice and
 * ops had to cancel them by hand, so I added a key". A named person is not a situation, and an action must follow.
 */
export function standsBefore(talk: Talk, at: number): boolean {
  const clause = talk.clauses[at]
  if (!clause?.subject || clause.verb < 0 || clause.actor === "me" || /^[(]/.test(clause.mark)) return false
  if (clause.mood !== "done" && clause.mood !== "failed") return false
  if (clause.mood === "failed" && clause.lead === "but") return false
  if (isOnePerson(talk, clause) || !state.test(lowerOf(talk, clause.first, clause.last))) return false
  for (let next = at + 1; next <= at + maxBetween && next < talk.clauses.length; next++) {
    const following = talk.clauses[next]
    if (!following || following.sentence > clause.sentence + 1) return false
    if (/^(?:planned|hearsay|denied)$/.test(following.mood)) return false
    if (isDeed(talk, next)) return true
  }
  return false
}

/**
 * Other people's use of the product, right after it: "and the other surgery asked for a copy of it", "they still use
 * it", "all of them passed".
 */
export function answersDeed(talk: Talk, at: number): boolean {
  const clause = talk.clauses[at]
  const before = talk.clauses[at - 1]
  if (!clause || clause.verb < 0 || !before || clause.sentence > before.sentence + 1) return false
  if (clause.mood !== "done" && clause.mood !== "ongoing") return false
  if (clause.actor === "me" || /^(?:but|if|unless|whether|because|so)$/.test(clause.lead)) return false
  if (before.mood !== "done" || !isDeed(talk, at - 1) || isOpinion(talk, clause)) return false
  if (/^(?:and )?(?:all|both|none|nobody|everyone|everybody)\b/.test(lowerOf(talk, clause.first, clause.last)))
    return true
  return (
    clause.subject !== null &&
    !isOnePerson(talk, clause) &&
    /\b(?:it|them|copy|copied|passed)\b/.test(lowerOf(talk, clause.verb, clause.last))
  )
}

/** Opinions about it, which are not a use of it: "has said nice things about it", "they loved it". */
const opinion =
  /^(?:(?:has|have|had|all|also|even) )*(?:say|says|said|think|thinks|thought|reckon\w*|feel|feels|felt|love\w*|like|likes|liked|hate\w*|enjoy\w*|tell|tells|told|joke\w*|call|calls|called|complain\w*|moan\w*)\b/

export const isOpinion = (talk: Talk, { verb, last }: Told): boolean => opinion.test(lowerOf(talk, verb, last))

/** A step toward an action within the same sentence: "I sat with each rep for an hour and listened". */
export function leadsToDeed(talk: Talk, at: number): boolean {
  const clause = talk.clauses[at]
  if (clause?.mood !== "done" || !isFirstPerson(clause.actor)) return false
  if (talk.classes[clause.verb] !== "past" || noStep.test(talk.words[clause.verb]?.lower ?? "")) return false
  if (/^(?:but|if|or|who|what|how|why)$/.test(clause.lead) || clause.last - clause.verb < 4) return false
  return [at - 1, at + 1].some((near) => talk.clauses[near]?.sentence === clause.sentence && isDeed(talk, near))
}

/** A feeling, a thought, a remark or an experience is not a step of the work. */
const noStep =
  /^(?:was|were|had|did|felt|thought|knew|wanted|hoped|tried|asked|said|told|cried|got|went|came|heard|loved|liked|enjoyed|hated|missed|lost|failed|believed|guessed|meant|remembered|forgot|learned|learnt|realised|realized|left|quit|decided|started|expected|needed)$/

/** "No trips since February", "zero duplicates since 12 May": an outcome without a verb. */
export function isBareOutcome(talk: Talk, { first, last, verb }: Told): boolean {
  return verb < 0 && /^(?:no|zero|not (?:one|a single)) \p{L}.* since\b/u.test(lowerOf(talk, first, last))
}

/**
 * In "duplicate shipments, about 30 a day went out twice", the counted thing, if the sentence itself only gives the
 * number.
 */
export function countedBefore({ clauses, words, classes }: Talk, at: number): string | null {
  const [before, clause] = [clauses[at - 1], clauses[at]]
  if (!before || !clause?.subject || clause.mark !== "," || before.verb >= 0 || before.sentence !== clause.sentence)
    return null
  if (clauses[at - 2]?.sentence === before.sentence || before.last - before.first > 4) return null
  const [from, to] = clause.subject
  const isBare = words
    .slice(from, to)
    .every(
      ({ kind, lower }, nth) =>
        kind === "number" ||
        classes[from + nth] === "number" ||
        /^(?:about|around|over|some|an?|per|every|day|week|month|year)$/.test(lower),
    )
  return isBare ? textOf(words.slice(before.first, before.last)) : null
}

function isDeed(talk: Talk, at: number): boolean {
  const clause = talk.clauses[at]
  return clause !== undefined && deedOf(talk, clause, at) !== null
}

/** A named person, or one identified by trade or family relation: their actions and circumstances are their story. */
function isOnePerson({ words }: Talk, { subject }: Told): boolean {
  const [from, to] = subject ?? [0, 0]
  const own = words.slice(from, to)
  const head = own.at(-1)
  if (!head) return true
  if (/^(?:he|she|who|somebody|someone|mine|his|hers|theirs)$/.test(own[0]?.lower ?? "")) return true
  const isBare =
    own.length === 1 && head.kind === "word" && !/^(?:we|it|they|nobody|people|everybody|everyone)$/.test(head.lower)
  if (isBare && !/s$/.test(head.lower)) return true
  return own.some(({ text }, nth) => (from + nth > 0 ? /^\p{Lu}\p{Ll}+$/u.test(text) && nth > 0 : false))
}

const lowerOf = ({ words }: Talk, from: number, to: number) =>
  words
    .slice(from, to)
    .map(({ lower }) => lower)
    .join(" ")
