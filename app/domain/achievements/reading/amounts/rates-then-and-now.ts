import type { Amount } from "../../../language/talk/amounts/quantities"
import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { isOfOther } from "../people/of-other"
import { nounPhrase } from "../phrases/noun-phrase"
import { phraseOf } from "../phrases/voice"
import type { Change } from "./changes"

/** The maximum number of clauses and of sentences from a former rate to the present one. */
const maxClauses = 5
const maxSentences = 2

const rest = /(?:,? (?:at most|if that|at the most|max|or twice|or less|tops))?$/
const often =
  /^(?:(?:maybe|about|around|only|just|like|less than) )*(?:once|twice|never|hardly ever|(?:\d+|three|four|five|six|seven|eight|nine|ten)(?: times)?)(?: (?:a|an|per|every|each) \w+)?$/

/**
 * "Ran to the supply house 8 times a week. I set up a van stock list, now it is once": a habit or trouble before the
 * action, with how often it still happens.
 */
export function ratesOf(talk: Talk): Change[] {
  const { clauses } = talk
  return clauses.flatMap((was, at): Change[] => {
    const from = formerRate(talk, was, at)
    const said = from && formerly(talk, was)
    if (!said) return []
    for (let next = at + 1; next < Math.min(clauses.length, at + maxClauses); next++) {
      const now = clauses[next]
      if (!now || now.sentence - was.sentence > maxSentences) return []
      const to = presentRate(talk, now)
      if (!to) continue
      const isActed = clauses.slice(0, next).some((one, nth) => nth !== at && isAction(talk, one))
      const isBehind = !isFirstPerson(was.actor) || clauses.slice(at + 1, next).some((one) => isAction(talk, one))
      if (!isActed || !isBehind) return []
      const before = /\b(?:before|used to)\b/.test(said) ? said : `${said} before`
      const topic = (was.subject && nounPhrase(talk, ...was.subject)) ?? talk.words.slice(from.first, from.last)
      const sides = { from, to: from, fromText: "", toText: to }
      return [{ topic, ...sides, clause: next, firstClause: at, said: `${before}, now ${to}` }]
    }
    return []
  })
}

const isAction = ({ classes }: Talk, { actor, verb, mood }: Told) =>
  isFirstPerson(actor) && verb >= 0 && mood === "done" && classes[verb] === "past"

/** "8 times a week" in a past clause of the person or of a thing. */
function formerRate(talk: Talk, { first, last, verb, actor, mood, lead }: Told, at: number): Amount | null {
  const { words, classes, amounts } = talk
  if (verb < 0 || !/^(?:done|chatter|failed)$/.test(mood) || (lead !== "" && lead !== "and")) return null
  const isTheirs = actor === "other" && words[verb - 1]?.lower === "they"
  if (!(isFirstPerson(actor) || actor === "thing" || isTheirs) || isOfOther(talk, at)) return null
  if (!/^(?:past|be|have)$/.test(classes[verb] ?? "") || /\b(?:now|this)\b/.test(lowerText(words, { first, last })))
    return null
  const amount = amounts.find((one) => one.unit === "times" && one.first > verb && one.last <= last)
  const isRate =
    amount &&
    /^(?:a|an|per|every|each)$/.test(words[amount.last]?.lower ?? "") &&
    /^(?:hour|day|night|shift|week|month|year|term|season)$/.test(words[amount.last + 1]?.lower ?? "")
  return isRate ? amount : null
}

/** The former state in the person's words; "which …" for the thing that "it" refers to. */
function formerly(talk: Talk, { subject, verb, last, actor }: Told): string | null {
  const told = phraseOf(talk, [verb, last], null)
  // Cut before its rate.
  if (!told || !/ times an? | times (?:per|every|each) /.test(told.text)) return null
  if (isFirstPerson(actor)) return told.text
  const head = talk.words[subject?.[0] ?? -1]?.lower ?? ""
  if (!subject || /^(?:it|that|this|they|these)$/.test(head)) return `which ${told.text}`
  const noun = phraseOf(talk, subject, null)
  return noun && `${noun.text} ${told.text}`
}

/** "now maybe once", "it is about 3 now": how often at present, without its subject. */
function presentRate({ words }: Talk, { first, last }: Told): string | null {
  const said = lowerText(words, { first, last })
  if (!/\b(?:now|nowadays|these days)\b/.test(said)) return null
  const bare = said
    .replace(/^(?:and |so |but )+/, "")
    .replace(/\b(?:now|nowadays|these days)\b/g, "")
    .replace(/^ *(?:(?:it|that|they|this) (?:is|are|happens?|does)|(?:i|we) (?:am|are|go|do))\b/, "")
    .replace(/ +/g, " ")
    .trim()
  return often.test(bare.replace(rest, "")) ? bare : null
}
