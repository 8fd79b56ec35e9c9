import { isOtherPerson } from "../../../language/doers/people"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { countWords } from "../phrases/closed"
import { phraseOf } from "../phrases/voice"
import { inside } from "../phrases/wording"
import type { Said } from "./outcomes-of-others"
import { isOwnDeed } from "./own-deed"

const superlative =
  /^(?:that )?(?:(?:it|this|that) (?:is|was) )?(?:the )?((?:best|\p{L}{2,}est|most \p{L}+) \p{L}+(?: \p{L}+)?)(?: (?:that )?(?:she|he|they|we) (?:is|has|have|had) (?:ever )?(?:seen|had|known|got))?( (?:since|in) [\p{L}\d' ]+)?$/u

/** "my boss said best number she has seen since the building opened": praise for the result of the action. */
export function praisedOf(talk: Talk, clause: Told, at: number): Said | null {
  const { words, clauses } = talk
  const said = words[clause.verb]?.lower ?? ""
  if (!clause.subject || clause.actor !== "other" || !/^(?:said|says|told|called)$/.test(said)) return null
  const who = words.slice(...clause.subject)
  const isKnown =
    who.length > 1 && who.some(({ lower }) => isOtherPerson(lower)) && !/^(?:they|he|she)$/.test(who[0]?.lower ?? "")
  const own = clauses.findLast((one, back) => back < at && one.verb >= 0)
  if (!isKnown || !isOwnDeed(own, clause.sentence) || words[clause.verb + 2]?.lower === "not") return null
  const isTold = said === "told" && /^(?:me|us|everyone|everybody|them)$/.test(words[clause.verb + 1]?.lower ?? "")
  const end = clauses.findLast(({ sentence }) => sentence === clause.sentence)?.last ?? clause.last
  const rest = lowerText(words, { first: clause.verb + (isTold || said === "called" ? 2 : 1), last: end })
  const [, thing = "", since = ""] = superlative.exec(rest.replace(/ ever /g, " ")) ?? []
  const person = phraseOf(talk, clause.subject, null)
  if (!thing || !person || / (?:one|thing|ever|she|he|they|we)$/.test(thing) || /\b(?:i|me|we|us|our|my)\b/.test(since))
    return null
  const text = `the ${thing}${since}, according to ${inside(person.text)}`
  return textOf(who).length < 40 && countWords(text) <= 16 ? { text, count: countWords(text), belongs: true } : null
}
