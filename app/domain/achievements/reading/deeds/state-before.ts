import { laidOut } from "../../../language/laid-out"
import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"

/**
 * A clause that tells how things were before the person acted: it may be the start of a change, and is no action.
 * "because before we copied the rows", "was chucking out thirty litres a week", "threw half of it away every Friday".
 */
export const tellsStateBefore = (talk: Talk, clause: Told, at: number): boolean =>
  opensWithBefore(talk, clause, at) ||
  isRegularLoss(talk, clause, at) ||
  wentOnUntil(talk, clause, at) ||
  wereWaiting(talk, clause, at) ||
  wasTooMuch(talk, clause)

const opening = /^(?:(?:because|since|as|cos|and|but|so) )+(?:before|previously|formerly|in the past),? (?:i|we)\b/

/** "because before we check by hand | and always have mistake": the reason for the action, and what goes on with it. */
export function opensWithBefore(talk: Talk, clause: Told, at: number): boolean {
  if (opening.test(lowerText(talk.words, clause))) return true
  const before = talk.clauses[at - 1]
  const goesOn = clause.subject === null && /^(?:and|or)$/.test(clause.lead) && before?.sentence === clause.sentence
  return goesOn && isFirstPerson(before.actor) && opensWithBefore(talk, before, at - 1)
}

/** Every time, and not once. */
const regularly = new RegExp(laidOut`
  \b(?:
    (?:every|each) (?:single )?(?:other )?(?:\w+day|day|week|month|year|night|morning|evening|shift|time|weekend)s?|
    (?:an?|per) (?:day|week|month|year|night|shift)|
    (?:daily|weekly|monthly|nightly|usually|normally|typically|generally|always|constantly)
  )\b
`)

const loses =
  /^(?:threw|throw|chucked|chuck|tossed|toss|binned|bin|wasted|waste|lost|lose|scrapped|scrap|dumped|dump|missed|miss|discarded|discard|trashed|trash|ditched|ditch)$/

/** "threw away half the stock every Friday", "usually | we lose half": a loss that kept coming back. */
function isRegularLoss({ words, clauses }: Talk, { verb, first, last, mark, sentence }: Told, at: number): boolean {
  if (!loses.test(words[verb]?.lower ?? "")) return false
  const before = clauses[at - 1]
  const isAhead = before?.sentence === sentence && mark === "" && before.last === first
  return regularly.test(lowerText(words, { first: isAhead ? first - 1 : first, last }))
}

const losing =
  /^(?:chucking|throwing|tossing|binning|wasting|losing|scrapping|dumping|missing|discarding|trashing|ditching|failing|paying|spending|burning|bleeding)$/

/** By hand, or once more: a toil that the action ended. */
const toil = /\b(?:by hand|manually|on paper|one by one|from scratch|over and over|twice over|from memory|by phone)\b/

/** Work that stays an action: "was teaching eight classes a week and started a club". */
const duty =
  /^(?:running|leading|managing|teaching|training|coaching|mentoring|supervising|looking|caring|covering|serving|selling|treating|seeing|working|supporting|helping|delivering|producing|handling|building|driving)$/

const changed =
  /^(?:started|began|stopped|switched|changed|moved|swapped|halved|cut|automated|replaced|dropped|built|wrote|made|set|put|got|introduced|brought|bought)$/

/** "I was chucking out thirty litres a week. Started ordering daily": went on until an action. */
function wentOnUntil({ words, classes, clauses }: Talk, clause: Told, at: number): boolean {
  const { verb, last, actor, sentence } = clause
  const skip = classes[verb + 1] === "adverb" ? 2 : 1
  if (!isFirstPerson(actor) || !/^(?:was|were)$/.test(words[verb]?.lower ?? "") || classes[verb + skip] !== "ing")
    return false
  const doing = words[verb + skip]?.lower ?? ""
  const said = lowerText(words, { first: verb, last })
  if (losing.test(doing) || toil.test(said)) return true
  const ended = clauses
    .slice(at + 1, at + 5)
    .some(
      (one) =>
        isFirstPerson(one.actor) &&
        one.mood === "done" &&
        one.sentence - sentence <= 2 &&
        changed.test(words[one.verb]?.lower ?? ""),
    )
  return ended && !duty.test(doing) && regularly.test(said)
}

const waiting =
  /^(?:queued|queueing|queuing|waiting|stuck|backed|stacked|piled|parked|delayed|stranded|blocked|held|outstanding|overdue|unanswered|unpaid|unread)$/
const broke = /^(?:went|broke|failed|crashed|stopped|died|flooded|burst|collapsed|froze|tripped|blew)$/

/** "the system went down and we had 400 calls queued": what a trouble left, and not what the person did to it. */
function wereWaiting(talk: Talk, { verb, last, sentence, lead }: Told, at: number): boolean {
  const { words, classes, clauses } = talk
  if (!/^(?:had|have)$/.test(words[verb]?.lower ?? "")) return false
  const [amount] = figuresIn(talk, verb, last)
  if (!amount || amount.first - verb > 2 || amount.unit !== "count") return false
  const behind = words.slice(amount.last, last)
  if (behind.some(({ lower }) => waiting.test(lower))) return true
  const before = clauses[at - 1]
  const isTrouble = before?.sentence === sentence && before.actor === "thing" && /^(?:and|so)$/.test(lead)
  const isHeld = classes.slice(amount.last, last).some((one) => one === "past" || one === "participle")
  return isTrouble && isHeld && broke.test(words[before.verb]?.lower ?? "")
}

const found =
  /^(?:noticed|found|saw|spotted|cut|reduced|removed|stopped|returned|identified|flagged|discovered|sent|sold|refused)$/

/** "had planned far too much", "we throw too much bread": a fault or a trouble. */
function wasTooMuch({ words }: Talk, { verb, last }: Told): boolean {
  const said = lowerText(words, { first: verb, last })
  const [, doing = ""] =
    /^(?:(?:had|was|were) )?(\p{L}+) (?:far |way |much )?too (?:much|many|little|few)\b/u.exec(said) ?? []
  return doing !== "" && !found.test(doing)
}
