import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import type { Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import type { Word } from "../../../language/talk/spelling/reading-copy"
import { shortened } from "./named-again"
import { nounPhrase } from "./noun-phrase"

/** The heading above a clause: the last verbless phrase that only names something ("Change orders."). */
export function headingBefore(talk: Talk, at: number): Word[] | null {
  for (let back = at - 1; back >= Math.max(0, at - 14); back--) {
    const clause = talk.clauses[back]
    if (!clause) return null
    const text = clause.verb < 0 && isHeading(talk, clause) ? nounPhrase(talk, headOf(talk, clause), clause.last) : null
    if (text) return text
  }
  return null
}

/** The antecedent of "it" or "they" in a clause: the heading, else the last thing mentioned. */
export function spokenOf(talk: Talk, at: number): Word[] | null {
  const heading = namedInSentence(talk, at) ?? headingBefore(talk, at)
  if (heading) return heading
  const own = talk.clauses[(talk.clauses[at]?.verb ?? 0) < 0 ? at - 1 : at]
  const isIt = talk.words[own?.subject?.[0] ?? -1]?.lower === "it"
  for (let back = at - 1; back >= Math.max(0, at - 6); back--) {
    const clause = talk.clauses[back]
    // "because they were asking me the same numbers. Before it took 7 hours": "it" is not what others did.
    if (!clause || (isIt && clause.lead === "because" && clause.actor === "other")) return null
    const subject =
      clause.subject && clause.actor === "thing" ? nounPhrase(talk, clause.subject[0], clause.subject[1]) : null
    const object =
      clause.verb >= 0 &&
      clause.actor !== "other" &&
      clause.mood !== "failed" &&
      clause.lead !== "what" &&
      talk.classes[clause.verb] !== "be"
        ? nounPhrase(talk, behindVerb(talk, clause), clause.last)
        : null
    const found = subject ?? object ?? (isRemark(talk, clause) ? null : ofLast(talk, clause))
    const named = found && found.length > 5 ? shortened(found) : found
    if (named && named.length <= 5) return named
  }
  return null
}

/** "but it is a holiday": what a thing amounts to is not the thing. */
const isRemark = ({ words, classes }: Talk, { subject, verb }: Told) =>
  classes[verb] === "be" && (subject === null || /^(?:it|that|this)$/.test(words[subject[0]]?.lower ?? ""))

/** "CSAT did not drop, it went up": the previous subject in the same sentence. */
function namedInSentence({ clauses, ...talk }: Talk, at: number): Word[] | null {
  const [before, own] = [clauses[at - 1], clauses[at]]
  const isIt = own?.subject && /^(?:it|this|that|they)$/.test(talk.words[own.subject[0]]?.lower ?? "")
  if (!isIt || !before?.subject || before.sentence !== own.sentence || isFirstPerson(before.actor)) return null
  const isNamed = before.actor === "thing" || /^[A-Z]{2,}$/.test(talk.words[before.subject[1] - 1]?.text ?? "")
  return isNamed ? nounPhrase({ clauses, ...talk }, ...before.subject) : null
}

export function behindVerb({ classes }: Talk, { verb, last }: Told): number {
  let at = verb + 1
  while (at < last && /^(?:be|have|base|ing|participle|past|adverb)$/.test(classes[at] ?? "")) at++
  return at
}

/** The noun at the end of a clause. */
export function lastNounOf(talk: Talk, clause: Told): Word[] | null {
  const at = lastNoun(talk, clause)
  return at > clause.verb ? nounPhrase(talk, at, clause.last) : null
}

/** The last noun of a clause, unless it is only a place or time. */
function ofLast(talk: Talk, clause: Told): Word[] | null {
  const at = lastNoun(talk, clause)
  return clause.verb < 0 || /^(?:preposition|conjunction)$/.test(talk.classes[at - 1] ?? "")
    ? null
    : nounPhrase(talk, at, clause.last)
}

/** The index where the last noun phrase of a clause starts, modifiers included. */
function lastNoun({ classes }: Talk, { verb, last }: Told): number {
  let at = last - 1
  while (at > verb && !/^(?:noun|ing)$/.test(classes[at] ?? "")) at--
  while (at - 1 > verb && /^(?:noun|adjective|determiner|past|ing)$/.test(classes[at - 1] ?? "")) at--
  return at
}

const opener =
  /^(?:oh|ah|um|erm|also|anyway|ok|okay|so|well|yes|yeah|right|then|after|afterwards|eish|basically|and|but|the thing is)$/

function headOf(talk: Talk, clause: Told): number {
  const date = talk.amounts.find(({ first, isDate }) => isDate && first - clause.first <= 1 && first >= clause.first)
  let at = date?.last ?? clause.first
  while (at < clause.last && opener.test(talk.words[at]?.lower ?? "")) at++
  return at
}

/** "Ok so mispicks": only opening words of talk precede it in its sentence. */
function followsOpener({ clauses, words }: Talk, clause: Told): boolean {
  const before = clauses.filter(({ sentence, first }) => sentence === clause.sentence && first < clause.first)
  return before.every(
    ({ first, last, verb }) =>
      (verb < 0 && /^(?:in|at|on|during)$/.test(words[first]?.lower ?? "")) ||
      words.slice(first, last).every(({ lower }) => opener.test(lower)),
  )
}

function isHeading(talk: Talk, clause: Told): boolean {
  const words = clause.last - headOf(talk, clause)
  // "No escape.": something that did not happen.
  if (/^(?:no|not|never|zero|none|nothing)$/.test(talk.words[headOf(talk, clause)]?.lower ?? "")) return false
  const opens = /^[\n.!?;]$/.test(clause.mark) || (/^[,:-]?$/.test(clause.mark) && followsOpener(talk, clause))
  const hasAmount = talk.amounts.some(
    ({ first, last, isDate }) =>
      !isDate && first >= clause.first && last <= clause.last && talk.words[first - 1]?.lower !== "of",
  )
  return opens && words <= 7 && words > 0 && !hasAmount
}

/** The noun that an amount counts: "4 falls" → falls. */
export function countedBy(talk: Talk, last: number, end: number): Word[] | null {
  const next = talk.words[last]
  if (!next || next.kind === "mark") return null
  const start = next.lower === "of" ? last + 1 : last
  return nounPhrase(talk, start, Math.min(end, start + 4))
}
