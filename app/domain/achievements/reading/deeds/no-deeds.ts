import { isOtherPerson } from "../../../language/doers/people"
import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { nounOfWhole } from "../phrases/part-of-several"
import { isToldAsFound } from "./beside/acts-on-found"
import { isWhatWasFound } from "./beside/what-was-found"
import { isFailedAttempt } from "./failed-attempts"
import { tellsStateBefore } from "./state-before"
import type { VerbGroup } from "./verbs/verb-phrases"
import { wasGoingOn } from "./was-going-on"

/** Requests in vain, failures, mere attempts and mere discoveries. */
export const isNoDeed = (talk: Talk, clause: Told, at: number): boolean =>
  wasRefused(talk, clause, at) ||
  cameToNothing(talk, clause, at) ||
  endedTrial(talk, clause, at) ||
  turnedOut(talk, at) ||
  cameIn(talk, clause) ||
  isAsBefore(talk, clause, at) ||
  cameToLight(talk, clause) ||
  isWhatWasFound(talk, at) ||
  isAsked(talk, clause, at) ||
  hasPerson(talk, clause) ||
  hasWhole(talk, clause, at) ||
  wasGranted(talk, clause, at) ||
  isToldAsFound(talk, at) ||
  wasGoingOn(talk, clause, at) ||
  tellsStateBefore(talk, clause, at) ||
  isFailedAttempt(talk, clause, at) ||
  wasLastYear(talk, clause, at)

/** "got my apprentice Tyler": a person's company, not an action. */
function hasPerson({ words, classes }: Talk, { verb, last }: Told): boolean {
  if (!/^(?:got|have|had|get)$/.test(words[verb]?.lower ?? "")) return false
  const start = /^(?:determiner|number)$/.test(classes[verb + 1] ?? "") ? verb + 2 : verb + 1
  const head = classes[start] === "adjective" ? start + 1 : start
  const next = words[head + 1]
  return isOtherPerson(words[head]?.lower ?? "") && (head + 1 >= last || next?.capital === true)
}

/** "we had 14 vans insured, 3 of them were off the road": the whole of which a part is described. */
function hasWhole(talk: Talk, { verb, sentence }: Told, at: number): boolean {
  const [next, deed] = talk.clauses.slice(at + 1, at + 3)
  const isPart = next?.sentence === sentence && next.subject !== null && talk.classes[next.verb] === "be"
  if (!/^(?:had|have)$/.test(wordAt(talk, verb)) || !isPart) return false
  const part = talk.amounts.find(({ first }) => first === next.subject?.[0])
  const isActedOn = /^(?:them|those)$/.test(wordAt(talk, (deed?.verb ?? -1) + 1))
  return part !== undefined && isActedOn && nounOfWhole(talk, part).length > 0
}

/** "wrote the grant form, we got all of it": the form is not what was granted. */
const wasGranted = (talk: Talk, { verb, last }: Told, at: number): boolean =>
  wordAt(talk, verb) === "got" &&
  /^(?:(?:all|most|half|some) of )?(?:it|them|that)$/.test(lowerText(talk.words, { first: verb + 1, last })) &&
  talk.clauses
    .slice(Math.max(0, at - 3), at)
    .some((before) => /^(?:wrote|applied|bid|submitted|filled|pitched)$/.test(wordAt(talk, before.verb)))

/** "last July we paid 6,200 for it", "last year we amended 37": the former state, next to the present one. */
function wasLastYear({ words, clauses }: Talk, { verb, sentence, mark, first }: Told, at: number): boolean {
  const before = clauses[at - 1]
  const opens =
    before?.sentence === sentence && before.verb < 0 && mark === ""
      ? lowerText(words, before)
      : lowerText(words, { first, last: verb })
  if (!/^(?:and |but )*(?:last (?!week|night)[a-z]+|the year before)\b/.test(opens)) return false
  const lower = words[verb]?.lower ?? ""
  return (
    /^(?:paid|spent|lost|wasted|missed|threw|binned|scrapped|discarded)$/.test(lower) ||
    (/^(?:did|had|made|got|ran)$/.test(lower) && words[verb + 1]?.kind === "number") ||
    clauses.slice(Math.max(0, at - 4), at + 4).some((one) => one.verb !== verb && words[one.verb]?.lower === lower)
  )
}

/** "I applied for a grant and we did not get it": a request in vain. */
function wasRefused(talk: Talk, { verb, sentence }: Told, at: number): boolean {
  const next = talk.clauses[at + 1]
  if (next?.sentence !== sentence) return false
  const isAsked = asks.test(talk.words[verb]?.lower ?? "")
  const isDeclined = next.actor !== "me" && /^(?:declined|refused|rejected|objected)$/.test(wordAt(talk, next.verb))
  return isAsked && (next.mood === "failed" || isDeclined)
}

const asks = /^(?:applied|asked|proposed|pitched|requested|bid|offered|suggested|submitted|tried|sat)$/
const wordAt = ({ words }: Talk, at: number) => words[at]?.lower ?? ""

/**
 * "coached soccer and we lost every game", "ran a promo but it did not work": a failure, according to the same
 * sentence.
 */
function cameToNothing(talk: Talk, { sentence }: Told, at: number): boolean {
  const next = talk.clauses[at + 1]
  if (next?.sentence !== sentence || next.mood !== "failed" || next.lead === "because") return false
  const subject = next.subject ? wordAt(talk, next.subject[0]) : ""
  if (isFirstPerson(next.actor)) return /^lost$/.test(wordAt(talk, next.verb))
  const said = lowerText(talk.words, { first: next.verb, last: next.last })
  return (
    /^(?:it|this|that|they)$/.test(subject) &&
    /^(?:fail|flop|fell (?:apart|through)|died|(?:did|does|do) not work)/.test(said)
  )
}

/** "tried a chatbot, switched it off after 4 days": an abandoned trial. */
function endedTrial(talk: Talk, { sentence, verb, last }: Told, at: number): boolean {
  const isEnd = /^(?:switched|turned|took|stopped|dropped|ended|binned|scrapped|cancelled|canceled|removed)$/.test(
    wordAt(talk, verb),
  )
  const isOfIt = talk.words
    .slice(verb + 1, Math.min(last, verb + 3))
    .some(({ lower }) => /^(?:it|that|them|this)$/.test(lower))
  return (
    isEnd &&
    isOfIt &&
    talk.clauses.slice(0, at).some((before) => before.sentence === sentence && wordAt(talk, before.verb) === "tried")
  )
}

/**
 * "Until then we sent every prototype away", "my fix made it worse", "closed for 2 days": a former state, or no gain.
 */
function isAsBefore(talk: Talk, { first, last, verb, sentence }: Told, at: number): boolean {
  const said = lowerText(talk.words, { first, last })
  const opening = talk.clauses.find((clause) => clause.sentence === sentence)
  const opens = opening ? lowerText(talk.words, opening) : ""
  const isBack = /^(?:until then|up to then|before that we)\b/.test(opens) && talk.clauses[at]?.lead !== "so"
  return (
    isBack ||
    /\bdown the (?:sink|drain|toilet)\b/.test(said) ||
    /^made .*\b(?:worse|slower)$/.test(said.slice(said.indexOf("made"))) ||
    (wordAt(talk, verb) === "closed" && wordAt(talk, verb + 1) === "for")
  )
}

/** "why did | I do this": a question. */
function isAsked({ clauses, classes }: Talk, { sentence, mark }: Told, at: number): boolean {
  const before = clauses[at - 1]
  if (!before || before.sentence !== sentence || mark !== "") return false
  return /^(?:why|how|what)$/.test(before.lead) && classes[before.last - 1] === "do"
}

/** "when I took it over": a time, not an action. */
const cameIn = (talk: Talk, { lead, verb }: Told) =>
  lead === "when" && /^(?:took|joined|started|came|arrived|inherited|left|got)$/.test(wordAt(talk, verb))

/** "closed at 4" */
const isHour = (words: Talk["words"], at: number) =>
  words[at - 1]?.lower === "at" && /^\d{1,2}$/.test(words[at]?.text ?? "")

/** "wrote personally", "came out": says nothing without an object, a number or a noun. */
export const namesThing = ({ classes, words }: Talk, { rest }: VerbGroup): boolean =>
  rest.some(([first, last]) =>
    classes
      .slice(first, last)
      .some(
        (one, at) =>
          (/^(?:noun|number|ing|adjective)$/.test(one) && !isHour(words, first + at)) ||
          /^(?:it|them|this|that|these|those|her|him|everything)$/.test(words[first + at]?.lower ?? ""),
      ),
  )

/** "finished 5 weeks early", "delivered in 12 days": the object was named before. */
export function lacksObject(talk: Talk, group: VerbGroup): boolean {
  if (group.lower === "passed") return passedAgain(talk, group)
  if (
    !/^(?:finished|delivered|completed|closed|signed|launched|handed|shipped|submitted|opened|renewed)$/.test(
      group.lower,
    )
  )
    return false
  const [first = 0, last = 0] = group.rest[0] ?? []
  const start = /^(?:over|up)$/.test(talk.words[first]?.lower ?? "") ? first + 1 : first
  const next = talk.classes[start]
  const unit = talk.amounts.find((amount) => amount.first === start)?.unit
  return start >= last || next === "preposition" || (unit !== undefined && /^(?:second|month)$/.test(unit))
}

/** "passed second time", "passed with 2 minors", "passed without a finding": the object was named before. */
function passedAgain(talk: Talk, { rest }: VerbGroup): boolean {
  const [first = 0, last = 0] = rest[0] ?? []
  const isTime = /^(?:first|second|third|next)$/.test(talk.words[first]?.lower ?? "")
  return (
    first >= last ||
    /^(?:with|without|on)$/.test(talk.words[first]?.lower ?? "") ||
    (isTime && talk.words[first + 1]?.lower === "time")
  )
}

/** "turned out we were installing it on every job": a discovered problem. */
function turnedOut({ clauses, words }: Talk, at: number): boolean {
  const before = clauses[at - 1]
  if (!before || before.sentence !== clauses[at]?.sentence || before.verb < 0) return false
  return (
    words[before.verb]?.lower === "turned" && words[before.verb + 1]?.lower === "out" && before.last - before.verb <= 2
  )
}

/** "and turned out the brother did it": a discovery is not an action. */
const cameToLight = ({ words }: Talk, { verb }: Told) =>
  words[verb]?.lower === "turned" && words[verb + 1]?.lower === "out"
