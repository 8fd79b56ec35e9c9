import { isFirstPerson } from "../../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../../language/talk/read-talk"
import { isFronted } from "../../phrases/antecedents"
import { isRate } from "./told-around"

/** "…, me as lead counsel". */
export const isMeAs = ({ words }: Talk, at: number) => words[at]?.lower === "me" && words[at + 1]?.lower === "as"

/** "… is down from 19 weeks to 11 | since I started it": the action follows the change it caused. */
export function isSinceMoved(talk: Talk, { lead, sentence }: Told, at: number): boolean {
  const before = talk.clauses[at - 1]
  return (
    /^(?:since|after|when|once|because)$/.test(lead) &&
    before?.sentence === sentence &&
    before.actor === "thing" &&
    before.subject !== null &&
    figuresIn(talk, before.verb, before.last).length > 1
  )
}

/** A verbless phrase that continues the action: "…, 62 products, 3 days". */
export function continues(talk: Talk, behind: Told, deed: Told): boolean {
  if (behind.sentence !== deed.sentence || behind.verb >= 0) return false
  if (behind.mood !== "done" && behind.mood !== "ongoing") return false
  // "in Notion so | that Priya": a purpose.
  if (talk.words[behind.first]?.lower === "that" && talk.words[behind.first - 1]?.lower === "so") return false
  if (/^(?:but|which|who|because|before|if|so|that)$/.test(behind.lead) || behind.mark === "(" || behind.mark === ")")
    return false
  // "one coach | that did not turn up"
  const next = talk.clauses[talk.clauses.indexOf(behind) + 1]
  if (
    next?.mark === "" &&
    next.sentence === behind.sentence &&
    next.mood === "failed" &&
    /^(?:that|who|which)$/.test(next.lead)
  )
    return false
  // "…, and the rest | I resubmitted": the object of the next action.
  const nextAt = talk.clauses.indexOf(behind) + 1
  if (next?.sentence === behind.sentence && isFirstPerson(next.actor) && isFronted(talk, next, nextAt, next.verb + 1))
    return false
  // "90 boxes, 35 | nobody had opened": a part of another statement.
  const isOfNext = next?.mark === "" && next.sentence === behind.sentence && next.subject?.[0] === next.first
  if (isOfNext && talk.words[behind.last - 1]?.kind === "number") return false
  // "interviewed 30 people, 4 of whom | we hired"
  if (/\bof wh(?:om|ich)$/.test(lowerText(talk.words, behind))) return false
  if (isMeAs(talk, behind.first)) return true
  if (/^myself and\b/.test(lowerText(talk.words, behind))) return true
  if (/^(?:sorry|actually|wait)$/.test(talk.words[behind.first]?.lower ?? "")) return false
  // "… and the first year | we had 24": the time of another clause.
  if (
    /^(?:and )?the (?:first|last|next|following) (?:day|week|month|quarter|season|term|year)$/.test(
      lowerText(talk.words, behind),
    )
  )
    return false
  // "…, now 6": the present level is not part of the action.
  if (talk.words[behind.first]?.lower === "now") return false
  const isPresent = /(?<!\b(?:until|till|by) )\bnow\b/.test(lowerText(talk.words, behind))
  if (isPresent && figuresIn(talk, behind.first, behind.last).length > 0) return false
  // "…, none since", "…, zero duplicates since May": the result.
  if (/^(?:none|(?:zero|no|0) (?:\p{L}+ ){1,3}?)\s?(?:since|so far|this)\b/u.test(lowerText(talk.words, behind)))
    return false
  if (isRate(lowerText(talk.words, behind))) return true
  const wordClass = talk.classes[behind.first]
  if (talk.words[behind.first]?.lower === "never") return true
  // "…, boring but never late": a description of the work.
  if (wordClass === "ing" && talk.classes[behind.first + 1] === "conjunction") return false
  if (wordClass === "adverb") return talk.classes[behind.first + 1] === "number"
  if (behind.lead === "and" && talk.classes[behind.first + 1] === "preposition") return false
  return /^(?:preposition|number|determiner|noun|adjective|mark|conjunction|ing)$/.test(wordClass ?? "")
}
