import { isOtherPerson } from "../../doers/people"
import { isCalledOut } from "../../doers/summons"
import { isFirstPerson, type TalkClause } from "../clauses/talk-clause"
import type { Word } from "../spelling/reading-copy"
import type { WordClass } from "../word-classes/word-classes"

/** "One of them, Tobias, now runs the club": the person just named is the subject. */
export function apposes(copy: readonly Word[], earlier: TalkClause[], sentence: number): boolean {
  const own = earlier.filter((clause) => clause.sentence === sentence)
  const [opening, name] = own
  if (!opening || own.length > 2 || own.some(({ verb }) => verb >= 0)) return false
  const lowers = copy.slice(opening.first, opening.last).map(({ lower }) => lower)
  const isOne = /^(?:one|two|three|some|both|another) of (?:them|us|the|my|our|these|those)\b/.test(lowers.join(" "))
  const isPerson =
    /^(?:my|our|the|a|another)$/.test(lowers[0] ?? "") && lowers.length <= 4 && isOtherPerson(lowers.at(-1) ?? "")
  const isNamed =
    name === undefined || copy.slice(name.first, name.last).every(({ capital, kind }) => capital || kind === "mark")
  return (isOne || isPerson) && isNamed
}

/** "The department as a whole (there are five of us) moved": whether the words before brackets name the subject. */
export const opensWithName = (classes: readonly WordClass[], opening: TalkClause, sentence: number): boolean =>
  opening.sentence === sentence &&
  opening.verb < 0 &&
  /^(?:determiner|noun|adjective)$/.test(classes[opening.first] ?? "")

/** The subject that those words name, without what modifies it. */
export function subjectBefore(classes: readonly WordClass[], { first, last }: TalkClause): [number, number] {
  let end = first + 1
  while (end < last && classes[end] !== "preposition") end++
  return [first, end]
}

/** "since this the callbacks go down": the index of the subject after a pronoun that belongs to the conjunction. */
export function behindSince(copy: readonly Word[], classes: readonly WordClass[], at: number, lead: string): number {
  if (!/^(?:since|after|before|with)$/.test(lead) || !/^(?:this|that)$/.test(copy[at]?.lower ?? "")) return at
  const next = copy[at + 1]?.lower ?? ""
  const isNext = /^(?:determiner|pronoun)$/.test(classes[at + 1] ?? "") || /^(?:the|my|our)$/.test(next)
  return isNext || (classes[at + 1] === "noun" && /[^su]s$/.test(next)) ? at + 1 : at
}

/** "The guide, which I wrote, went to all": the opening noun is the subject again after its relative clause. */
export function resumes(earlier: TalkClause[], sentence: number): boolean {
  const [noun, relative] = earlier.slice(-2)
  const isFirst = earlier.filter((clause) => clause.sentence === sentence).length === 2
  return (
    isFirst &&
    noun !== undefined &&
    noun.verb < 0 &&
    /^(?:which|who)$/.test(relative?.lead ?? "") &&
    (relative?.verb ?? -1) >= 0
  )
}

/** "My second idea, to predict churn, did not work": the opening noun is the subject of the verb. */
export function opensWithNoun(
  copy: readonly Word[],
  earlier: TalkClause[],
  { sentence, verb }: Pick<TalkClause, "sentence" | "verb">,
): boolean {
  const own = earlier.filter((clause) => clause.sentence === sentence)
  const [opening] = own
  if (!opening || own.length < 2 || own.some((clause) => clause.verb >= 0)) return false
  const isNoun = /^(?:the|my|our|a|an|this|that|one)$/.test(copy[opening.first]?.lower ?? "")
  const isState = /^(?:is|are|was|were|has|have|does|went|fell|rose|dropped|grew|failed|worked)$/
  const verbAt = copy[verb]?.lower ?? ""
  return isNoun && (isState.test(verbAt) || (verbAt === "did" && copy[verb + 1]?.lower === "not"))
}

/** "suspensions, when I started, were 212": the noun before the aside is the subject of the verb. */
export function goesOnWith(
  copy: readonly Word[],
  earlier: TalkClause[],
  { first, sentence, mark }: Pick<TalkClause, "first" | "sentence" | "mark">,
): [number, number] | null {
  const [noun, aside] = earlier.slice(-2)
  const isBe = /^(?:is|are|was|were|rose|fell|dropped|went|grew|climbed|increased|decreased|jumped)$/.test(
    copy[first]?.lower ?? "",
  )
  const me = aside?.lead === "that" ? aside.first + 1 : aside?.first
  const isContact = aside?.subject?.[0] === me && isFirstPerson(aside?.actor) && noun?.last === aside?.first
  const isOfWho = aside !== undefined && (aside.lead === "who" || isContact) && first === aside.last
  if (!(isBe || isOfWho) || mark !== "" || !noun || noun.verb >= 0 || noun.sentence !== sentence) return null
  if (aside?.sentence !== sentence) return null
  if (!isOfWho && !/^(?:when|which|that|who|since|before|after)$/.test(aside.lead)) return null
  const start = /^(?:and|but|so|or)$/.test(copy[noun.first]?.lower ?? "") ? noun.first + 1 : noun.first
  return start < noun.last ? [start, noun.last] : null
}

/** "I was the one that introduced": the singled-out person is the subject. */
export function singlesOut(copy: readonly Word[], before: TalkClause | undefined): boolean {
  if (!before || before.verb < 0) return false
  const said = copy
    .slice(before.first, before.last)
    .map(({ lower }) => lower)
    .join(" ")
  return /\b(?:i was the (?:only )?(?:one|person)|it was (?:me|i))$/.test(said)
}

/** "17 flagged, then ran a group": "then" continues with what the person did, not with the thing in between. */
export function doerBeforeThen(earlier: TalkClause[], sentence: number, lead: string): TalkClause | undefined {
  if (lead !== "then") return undefined
  return earlier.findLast((clause) => clause.sentence === sentence && isFirstPerson(clause.actor))
}

/** "240 names nobody wanted": a passing remark about a thing. The previous actor then continues. */
export function isAside(copy: readonly Word[], { subject, mark }: TalkClause): boolean {
  return mark === "" && subject !== null && /^(?:nobody|everybody|everyone)$/.test(copy[subject[0]]?.lower ?? "")
}

/** Whether the next verb without a subject states what the person did, not the others just named. */
export const isMyTurn = (
  copy: readonly Word[],
  classes: readonly WordClass[],
  before: TalkClause,
  verb: number,
): boolean => isCrowdAtRest(copy, classes, before, verb) || isSummoned(copy, classes, before, verb)

/** "police called me to a flat, opened the lock". */
const isSummoned = (
  copy: readonly Word[],
  classes: readonly WordClass[],
  { actor, first, last }: TalkClause,
  verb: number,
): boolean =>
  actor === "other" &&
  classes[verb] === "past" &&
  isCalledOut(
    copy.slice(first, last).map(({ lower }) => lower),
    copy.slice(verb, verb + 12).map(({ lower }) => lower),
  )

/** "everybody was waiting, split the tests": the crowd is not the subject of the next verb without one. */
function isCrowdAtRest(
  copy: readonly Word[],
  classes: readonly WordClass[],
  { subject, verb: state }: TalkClause,
  verb: number,
): boolean {
  const isCrowd = /^(?:everybody|everyone|people|nobody)$/.test(copy[subject?.[0] ?? -1]?.lower ?? "")
  return isCrowd && classes[state] === "be" && classes[state + 1] === "ing" && classes[verb] === "past"
}

/** "9 were empty | and gave them away": the agent of the next verb is not one of those things. */
export const actsOnSubject = (
  copy: readonly Word[],
  classes: readonly WordClass[],
  { actor, verb: state }: TalkClause,
  verb: number,
): boolean =>
  actor === "thing" &&
  classes[state] === "be" &&
  classes[verb] === "past" &&
  /^(?:them|it)$/.test(copy[verb + 1]?.lower ?? "")
