import type { Amount } from "../../../language/talk/amounts/quantities"
import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { textOf, type Word, wordOf } from "../../../language/talk/spelling/reading-copy"
import { elsewhere } from "../outcomes/no-outcomes"
import { isMishap } from "../outcomes/outcomes-then-and-now"
import { nounPhrase } from "../phrases/noun-phrase"
import { countedBy } from "../phrases/topics"
import { withTime } from "./change-topic"
import type { Change } from "./changes"
import { isLabel } from "./measures"

/** How far apart, in sentences and in clauses, the former number and "none" may be. */
const maxSentences = 4
const maxClauses = 10

/**
 * "they wrote us up for 16 violations … this spring the inspection came back with zero", "zero duplicates since 12
 * May": a trouble that no longer occurs. The former number must count the same thing.
 */
export function changesToNone(talk: Talk, told: readonly Change[]): Change[] {
  return talk.clauses.flatMap((clause, at): Change[] => {
    const none = noneIn(talk, clause)
    if (!none || told.some((change) => change.clause === at || change.firstClause === at)) return []
    const former = formerOf(talk, at, none.noun)
    if (
      !former ||
      !isOfOwnWork(talk, at, former.clause) ||
      told.some(({ from, to }) => from === former.amount || to === former.amount)
    )
      return []
    const { amount } = former
    const start = /^(?:about|around|over|nearly|almost|roughly)$/.test(talk.words[amount.first - 1]?.lower ?? "")
      ? amount.first - 1
      : amount.first
    return [
      {
        topic: former.topic,
        from: amount,
        to: { first: none.at, last: none.at + 1, value: 0, unit: amount.unit, isDate: false },
        fromText: textOf(talk.words.slice(start, amount.last)) + withTime(talk, amount),
        toText: talk.words[none.at]?.lower === "zero" ? "zero" : "none",
        clause: Math.max(at, former.clause),
        firstClause: Math.min(at, former.clause),
      },
    ]
  })
}

/** The person acted nearby, and nobody else is named as acting in between: "Bob fixed them and now there are none". */
function isOfOwnWork({ words, classes, clauses }: Talk, at: number, from: number): boolean {
  const [first, last] = [Math.min(at, from), Math.max(at, from)]
  const acts = ({ actor, verb, mood }: Told) =>
    isFirstPerson(actor) && /^(?:done|ongoing)$/.test(mood) && /^(?:past|base|do)$/.test(classes[verb] ?? "")
  const isOther = ({ actor, verb, subject }: Told) =>
    classes[verb] === "past" && subject !== null && !isFirstPerson(actor) && words[subject[1] - 1]?.capital === true
  if (clauses.slice(first + 1, last).some(isOther)) return false
  // "the night shift had 4 falls, we had none": two sides, not two times.
  const isOneSentence = from < at && clauses[first]?.sentence === clauses[last]?.sentence
  return clauses.slice(isOneSentence ? first + 1 : Math.max(0, first - 2), isOneSentence ? last : last + 3).some(acts)
}

interface None {
  /** The index of "zero", "none" or "no". */
  at: number
  noun: Word[] | null
}

const alone = /^(?:with|found|was|were|is|are|had|have|got|to|at)$/
const endsNone = /^(?:since\b|any ?more\b|now\b|so far\b|this (?:week|month|quarter|season|term|year)\b|at all\b|$)/

/** "came back with zero", "there were none", "zero duplicates since May", "we have no falls now". */
function noneIn(talk: Talk, { first, last, verb, mood, lead }: Told): None | null {
  const { words, classes } = talk
  if (!/^(?:done|ongoing|failed)$/.test(mood) || /^(?:if|unless|when|because|before|until|that)$/.test(lead))
    return null
  const at = words.findIndex(({ lower }, place) => place >= first && place < last && /^(?:zero|none|no|0)$/.test(lower))
  if (at < 0) return null
  if (at === last - 1)
    return /^(?:zero|none|0)$/.test(words[at]?.lower ?? "") && alone.test(words[at - 1]?.lower ?? "")
      ? { at, noun: null }
      : null
  const opening = verb < 0 ? first : verb + 1
  const skipped = words.slice(opening, at)
  const isOpen = verb < 0 || /^(?:be|have)$/.test(classes[verb] ?? "")
  if (!isOpen || skipped.some(({ lower }) => !/^(?:and|so|now|but|then|had|been|got)$/.test(lower))) return null
  const noun = words[at]?.lower === "none" ? null : nounPhrase(talk, at + 1, last)
  const end = noun ? at + 1 + noun.length : last
  if (/^(?:more|longer|less|one|need|problem|idea)$/.test(noun?.[0]?.lower ?? "")) return null
  return noun && endsNone.test(lowerText(words, { first: end, last })) ? { at, noun } : null
}

interface Former {
  amount: Amount
  clause: number
  topic: Word[]
}

/** The number of the thing that is now at none: the nearest one before, or one after that is described as former. */
function formerOf(talk: Talk, at: number, noun: Word[] | null): Former | null {
  const { clauses, amounts } = talk
  const own = clauses[at]
  for (let step = 1; own && step <= maxClauses; step++) {
    for (const near of [at - step, at + step]) {
      const clause = clauses[near]
      if (!clause || Math.abs(clause.sentence - own.sentence) > (near < at ? maxSentences : 1)) continue
      if (!/^(?:done|ongoing)$/.test(clause.mood) || isOwnDeed(talk, clause) || isElsewhere(talk, clause)) continue
      if (near > at && (noun === null || step > 3 || !isFormer(talk, near))) continue
      const amount = amounts.find(({ first, last }) => first >= clause.first && last <= clause.last)
      if (!amount || amount.isDate || amount.value <= 0 || isLabel(talk, amount.first)) continue
      const topic = topicOf(talk, near, amount, noun)
      if (topic) return { amount, clause: near, topic }
    }
  }
  return null
}

/** A forecast, or the level of another place. */
const isElsewhere = ({ words }: Talk, clause: Told) =>
  elsewhere.test(lowerText(words, clause)) ||
  /\b(?:predicted|expected|forecast|budgeted|allowed|target|limit|average|could|would)\b/.test(lowerText(words, clause))

/** "I labeled 16 bottles": a number of the work. "We had 16 findings" is one of the trouble. */
const isOwnDeed = ({ words, classes }: Talk, { actor, verb }: Told) =>
  isFirstPerson(actor) &&
  /^(?:past|do)$/.test(classes[verb] ?? "") &&
  !/^(?:had|got|saw|lost|were|was)$/.test(words[verb]?.lower ?? "")

/** "Before, in January, we have 7", "before around 90 dollar a month", "there were 3 that year before". */
function isFormer({ words, clauses }: Talk, at: number): boolean {
  const own = clauses[at]
  const opening = clauses.find(({ sentence }) => sentence === own?.sentence)
  const next = clauses[at + 1]?.sentence === own?.sentence && (clauses[at + 1]?.verb ?? 0) < 0 ? clauses[at + 1] : own
  const isWord = (place = -1) => /^(?:before|previously|earlier)$/.test(words[place]?.lower ?? "")
  return isWord(own?.first) || isWord((next?.last ?? 0) - 1) || (isWord(opening?.first) && (opening?.verb ?? 0) < 0)
}

const headOf = (noun: Word[]) => {
  const end = noun.findIndex(({ lower }, at) => at > 0 && /^(?:of|in|on|for|from|per)$/.test(lower))
  return stemOf(noun.at(end > 0 ? end - 1 : -1)?.lower ?? "")
}
const stemOf = (lower: string) => lower.replace(/ies$/, "y").replace(/s$/, "")

/** The noun that both numbers count, or null if they may count different things. */
function topicOf(talk: Talk, at: number, amount: Amount, noun: Word[] | null): Word[] | null {
  const { words, clauses } = talk
  const clause = clauses[at]
  const counted = amount.unit === "count" ? countedBy(talk, amount.last, clause?.last ?? amount.last) : null
  if (!clause) return null
  if (!noun) {
    const isSeveral = /[^s]s$/.test(counted?.at(-1)?.lower ?? "")
    return counted && isSeveral && isMishap(textOf(counted).toLowerCase()) ? counted : null
  }
  const head = headOf(noun)
  if (counted) return headOf(counted) === head ? longest(counted, noun) : null
  if (amount.unit !== "count" && !(/^[A-Z]{3}$/.test(amount.unit) && withTime(talk, amount) !== "")) return null
  const same = clauses.filter((one) => one.sentence === clause.sentence && one.first <= amount.first)
  const isNamed = words.slice(same[0]?.first, amount.first).some(({ lower }) => stemOf(lower) === head)
  if (isNamed || (isFormer(talk, at) && isBareIn(talk, clause, amount)))
    return amount.unit === "count" ? severalOf(noun) : noun
  return null
}

const longest = (one: Word[], other: Word[]) => (other.length > one.length ? severalOf(other) : one)

/** Nothing else is named in the clause that the number could be of. */
const isBareIn = ({ classes }: Talk, { first, last }: Told, amount: Amount) =>
  classes.slice(first, last).every((one, nth) => {
    const place = first + nth
    return one !== "noun" || (place >= amount.first && place < amount.last + 3)
  })

/** "pressure injuries" of "pressure injury". */
function severalOf(noun: Word[]): Word[] {
  const last = noun.at(-1)
  if (!last || last.lower.endsWith("s")) return noun
  const text = /[^aeiou]y$/.test(last.text) ? last.text.replace(/y$/, "ies") : `${last.text}s`
  return [...noun.slice(0, -1), wordOf(text, last.from, last.to, last.glued)]
}
