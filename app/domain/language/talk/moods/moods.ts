import { laidOut } from "../../laid-out"
import type { Amount } from "../amounts/quantities"
import { isFirstPerson, type TalkClause } from "../clauses/talk-clause"
import type { Word } from "../spelling/reading-copy"
import type { WordClass } from "../word-classes/word-classes"
import { detailsMistake, tellsMistake } from "./mistakes"
import { costsDear, tellsOfBefore } from "./mood-of-behind"
import { adds, isHeard, isNext, isWanted, opines } from "./mood-of-next"
import { chatter, denied, failed, hearsay, opinion, overcome, planned } from "./mood-words"
import { isNegated } from "./negated"

/** The mood of a clause. Only "done" or "ongoing" can become a line. */
type Mood = "done" | "ongoing" | "planned" | "failed" | "denied" | "hearsay" | "opinion" | "chatter"

export interface Told extends TalkClause {
  mood: Mood
  /** The figure that this clause retracts, and its replacement. */
  corrects?: { wrong: Amount; right: Amount }
}

/** The mood of each clause: by its own words, then as revised by the clauses after it. */
export function moodsOf(copy: readonly Word[], classes: readonly WordClass[], clauses: readonly TalkClause[]): Told[] {
  const told = clauses.map((clause): Told => ({ ...clause, mood: moodOf(copy, classes, clause) }))
  for (const [at, clause] of told.entries())
    if (isNext(copy, told[at - 1], clause) || isWanted(copy, told[at - 1], clause) || adds(told[at - 1], clause))
      clause.mood = "planned"
    else if (opines(copy, told[at - 1], clause)) clause.mood = "opinion"
    else if (isHeard(copy, told[at - 1], clause)) clause.mood = "hearsay"
    else if (goesWrong(copy, told[at - 1], clause)) clause.mood = "failed"
  for (const at of told.keys()) costsDear(copy, told, at)
  for (const [at, clause] of told.entries()) takeBack(copy, told, clause, at)
  for (const at of told.keys()) tellsOfBefore(copy, told, at)
  for (const [at, clause] of told.entries()) vouch(copy, classes, told, clause, at)
  return told
}

/** "screwed up the order, | ordered 200 instead of 20" */
const goesWrong = (copy: readonly Word[], before: Told | undefined, clause: Told) =>
  before?.mood === "failed" &&
  before.sentence === clause.sentence &&
  clause.mark === "," &&
  clause.actor === "me" &&
  detailsMistake(lowerText(copy, before), lowerText(copy, clause))

/** "I can not claim that one": the preceding statement is not the person's. */
const noClaim = /\b(?:can|could|do|will) not (?:\w+ )?(?:claim|take (?:any |the |all the )?credit)\b/

/** "finance say 18k": hearsay. */
const says =
  /^(?:and |but |so )?(?!i |we |which |that |it |this |survey |results |reviews )(?:the )?\w+ (?:say|says|reckon|reckons|claims?(?! (?:fell|rose|went|came|are|were|is|was|have|had|from|of|per|in|by|down|up|and|to|\w+ed)\b|$))\b/
const saysSo =
  /^(?:say|says|reckon|reckons|think|thinks|thought|claim|claims|claimed|estimate|estimates|estimated|guess)$/

/** "instead of the 60k that the welder said": somebody else's figure next to the person's. */
const compared = /\b(?:instead of|rather than|against|versus|vs) .*$/

/** "but thats jems": a possessive name alone after "that is". */
const somebodys = /^(?:but |and |so |which )*(?:that|this|it) is (?:all )?[a-z]{3,}(?:'s|s)$/

/** "sre did that one": the preceding statement is somebody else's. */
const didThat =
  /(?<!\bto )\b(?:did|does|do|made|built|wrote|handled|sorted|ran|runs|owned|owns|fixed) (?:all |most )?(?:of )?(?:that|this|it|those)(?: one| bit| part| side| stuff)?(?: though)?$/
/** "the new website was Marla's": a thing that belongs to a named person. */
function isOfNamed(copy: readonly Word[], { verb, last }: TalkClause): boolean {
  return (
    /^(?:is|was|are|were)$/.test(copy[verb]?.lower ?? "") &&
    last - verb === 2 &&
    /^\p{Lu}\p{Ll}+['’]s$/u.test(copy[verb + 1]?.text ?? "")
  )
}

const didThatOne =
  /^\w+ (?:did|made|built|wrote|handled|sorted|ran|fixed) (?:that|this) (?:one|bit|part|side)(?: though)?$/

function isOthersDeed(copy: readonly Word[], { actor, subject }: TalkClause, text: string): boolean {
  if (actor === "other")
    return (
      didThat.test(text) &&
      !/^(?:and |but |because )*(?:\d|nobody|no one|everyone|everybody|(?:the |our )?(?:whole|entire)|all|every)\b/.test(
        text,
      )
    )
  return actor === "thing" && subject !== null && copy[subject[0]]?.lower !== "it" && didThatOne.test(text)
}

function moodOf(
  copy: readonly Word[],
  classes: readonly WordClass[],
  clause: TalkClause,
  text = lowerText(copy, clause),
): Mood {
  if (/^(?:and |but |so )*heard\b/.test(text)) return "hearsay"
  if (hearsay.test(text) && hearsay.test(text.replace(compared, ""))) return "hearsay"
  if (says.test(text) || (clause.actor === "other" && saysSo.test(copy[clause.verb]?.lower ?? ""))) return "hearsay"
  if (isPlanned(copy, classes, clause, text) || isFuture(copy, clause)) return "planned"
  if (noClaim.test(text)) return "denied"
  if (failed.test(text.replace(overcome, "").replace(canceled, "")) && !(clause.lead === "before" && /\d/.test(text)))
    return "failed"
  if (isFirstPerson(clause.actor) && tellsMistake(text)) return "failed"
  const own = isFirstPerson(clause.actor) ? text.replace(/\b(?:by )?(?:them|him|her)sel(?:f|ves)\b/g, "") : text
  if (denied.test(own) || somebodys.test(text) || isOfNamed(copy, clause)) return "denied"
  if (isOthersDeed(copy, clause, text)) return "denied"
  if (isNegated(copy, classes, clause)) return "failed"
  if (clause.lead === "if" || clause.lead === "unless" || clause.lead === "whether") return "planned"
  if (opinion.test(text) && !/\d/.test(text)) return "opinion"
  if (chatter.test(text) && clause.actor !== "me" && (small.test(text) || !/\d/.test(text))) return "chatter"
  const verb = copy[clause.verb]?.lower ?? ""
  const wordClass = classes[clause.verb]
  return /^(?:am|is|are|has|does|do|have)$/.test(verb) || wordClass === "base" || wordClass === "third"
    ? "ongoing"
    : "done"
}

/** "Trucks sat dead waiting for parts": in a past-tense clause about a thing, these words are not plans. */
const open = /\b(?:working on|pending|underway|waiting for|soon|in progress)\b/g

function isPlanned(copy: readonly Word[], classes: readonly WordClass[], clause: TalkClause, text: string): boolean {
  const isPast = classes[clause.verb] === "past" || /^(?:was|were)$/.test(copy[clause.verb]?.lower ?? "")
  const isSeen = (isPast && /^(?:thing|other)$/.test(clause.actor)) || copy[clause.verb]?.lower === "had"
  return planned.test(isSeen ? text.replace(open, "") : text)
}

/** "cancelled them", "canceled 28 unused seats": ending something that costs money is an action. */
const canceled =
  /^(?:and |so |then )*(?:i |we )?(?:have |had )?cancell?ed (?=(?:them|it|all|both|half|most|the (?:rest|lot)|(?:the |our |an? |two |three |four |\d+ )?(?:\w+ ){0,2}(?:subscriptions?|licen[cs]es?|contracts?|memberships?|seats?|standing orders?|direct debits?|accounts?|lines?|policies|policy))\b)/

/** Chatter even with a figure. */
const small =
  /\b(?:lol|haha|jaja|cried|crying|my (?:wife|husband|mum|mom|mother|sister|cousin|uncle|missus|friend|son|daughter|kids?)|bless|god|inshallah|birthday|hugged)\b/

export function lowerText(copy: readonly Word[], { first, last }: Pick<TalkClause, "first" | "last">): string {
  let text = ""
  for (let at = first; at < last; at++) text += `${copy[at]?.lower ?? ""} `
  return text.trimEnd()
}

function isFuture(copy: readonly Word[], clause: TalkClause): boolean {
  const verb = copy[clause.verb]
  return (
    /^(?:would|could|may)$/.test(verb?.lower ?? "") &&
    !(verb?.text === "May" && copy[clause.verb + 1]?.kind === "number")
  )
}

/** "according to finance, and I saw the ledger": the person vouches for it. */
function vouch(copy: readonly Word[], classes: readonly WordClass[], told: Told[], clause: Told, at: number) {
  if (clause.actor !== "me" || !/\b(?:saw|checked|counted|measured|have seen)\b/.test(lowerText(copy, clause))) return
  for (let back = at - 1; back >= 0 && told[back]?.sentence === clause.sentence; back--) {
    const before = told[back]
    const text = before ? lowerText(copy, before).replace(/\baccording to\b/, "") : ""
    if (before?.mood === "hearsay" && !hearsay.test(text)) before.mood = moodOf(copy, classes, before, text)
  }
}

/** Clauses that comment on the clauses before them: "that was not me", "he said". */
const pointingBack = new RegExp(laidOut`
  ^(?:but |and |so |which |because )*(?:that|this|it|those|these|which)
  (?: number| figure| bit| part| one| site)? (?:is|was|are|were)\b|
  ^(?:but |and )*(?:not (?:me|mine|our|my)|their|his|her|credit|so not me|does not|do not count)\b|\bsaid it$|
  ^(?:he|she|they) (?:says?|said|told|reckons?)\b|
  ^(?:but )?i (?:can not|could not|do not|did not|will not) (?:\w+ )?(?:
    know|count|say|prove|believe|claim|take (?:any |the |all the )?credit
  )
`)

/**
 * "…, but that is Jem's", "…, he said": retracts earlier clauses of its sentence, or attributes them to somebody else.
 */
function takeBack(copy: readonly Word[], told: Told[], clause: Told, at: number) {
  const text = lowerText(copy, clause)
  const pointsBack = pointingBack.test(text)
  const isOthers = isOthersDeed(copy, clause, text)
  const isReported = /^(?:he|she|they) (?:says?|said|told|reckons?)\b/.test(text)
  if (isReported && /^[\n.!?;]$/.test(clause.mark)) return
  if (!(pointsBack || isOthers) || !(clause.mood === "denied" || clause.mood === "hearsay")) return
  for (let back = at - 1; back >= 0; back--) {
    const before = told[back]
    if (
      !before ||
      before.sentence < clause.sentence - (clause.mark === "" || clause.mark === "," || clause.mark === "-" ? 0 : 1)
    )
      return
    if (before.actor === "me" && before.verb >= 0) {
      // "settled 1.9 million, that is the boss not me": a statement without a subject.
      if (before.subject === null && /\bnot (?:me|us)\b/.test(text)) before.mood = "denied"
      return
    }
    if (before.mood === "done" || before.mood === "ongoing") before.mood = clause.mood
  }
}
