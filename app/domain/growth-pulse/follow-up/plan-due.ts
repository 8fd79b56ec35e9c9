import { day } from "../../kernel/clock"
import { monthNumber } from "../../language/months"
import { inSecondPerson, type QuotedClause, trimmedClause } from "./quoted-clause"

const plan =
  /(?:^|[,;]\s+|\b(?:and|so|but|now|next|then)\s+)(?:I|we)(?:\s+(?:am|are)|['’](?:m|re))?\s+(?:(?:also|now|still)\s+)?(?:plan to|planning to|intend to|going to|will|['’]ll)\s+([^,;:.!?()—–]+)/iu
const planShort = /(?:^|[,;]\s+|\b(?:and|so|but)\s+)(?:I|we)['’]ll\s+([^,;:.!?()—–]+)/iu
/** A conjunction or a reason starts a new thought. */
const restOf = /\s+(?:and|because|since|so|which|but|when|once|after|until|if|unless|as soon as|while|or)\s.*$/iu
/** Verbs that do not describe an action of their own. */
const nonActions =
  /^(?:be|do|go|come|get|take|tell|say|ask|wait|look|stop|just|not|never|have|need|always|probably|maybe|perhaps|see|try|keep|continue|remember|miss|like|love|know|feel|think|hope|want|also|ask you|let you)\b/i
const conditional = /\b(?:if|unless|would|might|maybe|perhaps|hopefully)\b/i

/** A month that dates a plan: "by March". */
export const namedMonth =
  /\b(?:in|by|before|until|this|on|from|early|late|mid|end of)\s+(January|February|March|April|May|June|July|August|September|October|November|December)\b/
const relative: [when: RegExp, days: number][] = [
  [/\b(?:today|tonight|tomorrow)$/i, 2],
  [/\b(?:(?:by|on|until|this|next)\s+)?(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/i, 8],
  [/\b(?:later )?this week$/i, 7],
  [/\b(?:(?:by|before) the end of |early )?next week$/i, 14],
  [/\b(?:later )?this month$/i, 31],
  [/\b(?:by the end of the|by the end of this) month$/i, 31],
  [/\bnext month$/i, 61],
  [/\b(?:this|by the end of the) quarter$/i, 92],
  [/\bnext quarter$/i, 183],
  [/\b(?:this|by the end of the) year$/i, 365],
  [/\bsoon$/i, 21],
]
/** Days after which an undated plan is asked about, and after which any plan is dropped. */
const undated = 21
const dropAfter = 240

/**
 * The plan in a sentence from an earlier day, if it is due: "launch the pilot in March". A named month is kept. A
 * relative time such as "next week" is dropped, because it has passed.
 */
export function planIn(sentence: string, toldAt: Date, now: Date): QuotedClause | null {
  if (conditional.test(sentence)) return null
  const told = (plan.exec(sentence) ?? planShort.exec(sentence))?.[1]?.replace(restOf, "")
  if (told === undefined || nonActions.test(told.trim())) return null
  const { deed, due } = timed(told.trim(), toldAt)
  if (now.getTime() < due || now.getTime() - toldAt.getTime() > dropAfter * day) return null
  const written = trimmedClause(deed)
  const shown = written && inSecondPerson(written)
  return written && shown && !/\b(?:tomorrow|today|next|this) (?:week|month|quarter|year)?\b/i.test(shown)
    ? { written, shown }
    : null
}

function timed(told: string, toldAt: Date): { deed: string; due: number } {
  const month = namedMonth.exec(told)
  if (month) {
    const at = monthNumber(month[1]!) - 1
    const year = toldAt.getUTCFullYear() + (at < toldAt.getUTCMonth() ? 1 : 0)
    return { deed: told, due: Date.UTC(year, at + 1) }
  }
  const found = relative.find(([when]) => when.test(told))
  const days = found?.[1] ?? undated
  return { deed: found ? told.replace(found[0], "").trim() : told, due: toldAt.getTime() + days * day }
}
