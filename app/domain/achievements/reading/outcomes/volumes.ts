import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import type { Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { countWords } from "../phrases/closed"
import { phraseOf } from "../phrases/voice"
import type { Said } from "./outcomes-of-others"

/** The maximum distance in sentences between a product and how much goes through it. */
const maxDistance = 2

/** "I wrote a tool that checks a swap. … We do around 70 swaps a week": how much the person's product is used for. */
export function volumeOf(talk: Talk, { actor, verb, last, sentence, mood, lead }: Told, at: number): Said | null {
  const { words, classes, amounts, clauses } = talk
  if (actor !== "we" || mood !== "ongoing" || lead !== "") return null
  if (!/^(?:do|have|get|handle|process|see|send|make|take|run)$/.test(words[verb]?.lower ?? "")) return null
  const amount = amounts.find(
    ({ first, isDate, unit }) => first > verb && first <= verb + 2 && !isDate && unit === "count",
  )
  const noun = amount && classes[amount.last] === "noun" ? (words[amount.last]?.lower ?? "") : ""
  const isRate =
    amount &&
    /^(?:an?|per|every|each)$/.test(words[amount.last + 1]?.lower ?? "") &&
    /^(?:hour|day|night|shift|week|month|term|year)$/.test(words[amount.last + 2]?.lower ?? "") &&
    amount.last + 3 === last
  if (!isRate || noun.length < 4) return null
  const deed = clauses.findLastIndex((one, back) => back < at && isFirstPerson(one.actor) && one.verb >= 0)
  const made = clauses[deed]
  if (made?.mood !== "done" || sentence - made.sentence > maxDistance || !makes.test(words[made.verb]?.lower ?? ""))
    return null
  const stem = noun.replace(/(?:ies|es|s)$/, "")
  const told = words.slice(
    made.first,
    clauses[deed + 1]?.sentence === made.sentence ? clauses[deed + 1]?.last : made.last,
  )
  const phrase = told.some(({ lower }) => lower.startsWith(stem)) ? phraseOf(talk, [verb + 1, last], null) : null
  const text = `for ${phrase?.text}`
  return phrase && { text, count: countWords(text), belongs: true }
}

const makes =
  /^(?:wrote|built|made|created|designed|set|introduced|developed|programmed|automated|drew|drafted|started)$/
