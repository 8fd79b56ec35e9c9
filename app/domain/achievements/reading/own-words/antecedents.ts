import { laidOut } from "../../../language/laid-out"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { textOf, type Word } from "../../../language/talk/spelling/reading-copy"
import { ownFigures } from "./own-figures"

/** The maximum distance in sentences between a pronoun and its noun. */
const near = 3

/** Nouns for a level, which a later "it" with a level refers to. */
const measure = new RegExp(laidOut`
  \b(?:
    rate|rates|time|times|wait|waits|queue|queues|score|scores|cost|costs|bill|spend|waste|sales|
    takings|turnover|backlog|attendance|absence|sickness|churn|traffic|level|levels|total|share|margin|average|rating|
    usage|downtime|error|errors|complaints|returns|accuracy|speed|latency|yield|scrap|overtime|footfall
  )$
`)

/** Nouns for a level that a number alone does not state. */
const needsUnit =
  /\b(?:rate|rates|times?|waits?|queues?|costs?|bill|spend|waste|sales|takings|turnover|attendance|absence|share|margin|downtime|latency)$/

/** People whom somebody teaches or supports, when named by their role. */
const learner = new RegExp(
  laidOut`
  ^(?:
    (?:a|one|the|another)(?: \p{L}+){0,2} (?:boy|girl|child|pupil|student|learner|apprentice|trainee|graduate|starter|
    junior|intern|resident|patient|client|customer|member|newcomer|hire)
  )\b
`,
  "u",
)

/** The subject that "it", "he", "she" or an omitted topic stands for, as words for a sentence; null if it is unclear. */
export function antecedentOf(talk: Talk, clause: Told, at: number): string | null {
  const pronoun = clause.subject ? (talk.words[clause.subject[0]]?.lower ?? "") : ""
  if (/^(?:it|this|that)$/.test(pronoun)) return measureBefore(talk, clause, at)
  if (/^(?:he|she)$/.test(pronoun)) return learnerBefore(talk, clause, at)
  if (pronoun === "we" && moved.test(lowerText(talk.words, { first: clause.verb, last: clause.last })))
    return measureBefore(talk, clause, at)
  return null
}

/** "we have gone from 88 to 93": a level without its noun. */
export const moved =
  /^(?:(?:have|has|had|are|were)(?: \p{L}+ly| just| now)? (?:gone|went|moved|come|up|down|risen|fallen)|went|moved|rose|fell|dropped|climbed) (?:\p{L}+ )?(?:from|to) /u

/** The only noun for a level that a thing has as its subject, in the sentences before. */
function measureBefore(talk: Talk, { sentence, first, last }: Told, at: number): string | null {
  const figures = ownFigures(talk, first, last)
  if (figures.length === 0) return null
  const found = talk.clauses.slice(0, at).flatMap((one) => {
    const words = one.actor === "thing" && sentence - one.sentence <= near ? named(talk, one) : null
    return words ? [words] : []
  })
  const measures = found.filter((words) => measure.test(headOf(words)))
  const texts = new Set(measures.map((words) => textOf(words).toLowerCase()))
  const [only] = texts.size === 1 ? measures : []
  // "the queue … it is five now": five of what the words before say.
  const isBare = figures.every(({ unit }) => unit === "count")
  return only && !(isBare && needsUnit.test(headOf(only))) ? textOf(only) : null
}

/** The subject of a clause if it is a noun of the person's work. */
function named({ words, classes }: Talk, { subject }: Told): Word[] | null {
  if (!subject) return null
  const said = words.slice(...subject)
  return said.length <= 7 && classes.slice(...subject).some((one) => one === "noun") ? said : null
}

/** The noun phrase up to its first preposition, in lower case. */
const headOf = (words: Word[]) =>
  words
    .map(({ lower }) => lower)
    .join(" ")
    .replace(/ (?:of|in|on|at|for|per|with|to|from|among|between) .*$/, "")

/** "a boy in my tutor group … he has not been excluded since": the only person described before. */
function learnerBefore(talk: Talk, { sentence }: Told, at: number): string | null {
  const found = talk.clauses.slice(0, at).flatMap((one) => {
    const words = one.subject && sentence - one.sentence <= near ? talk.words.slice(...one.subject) : []
    const [told] = learner.exec(words.map(({ lower }) => lower).join(" ")) ?? []
    return told ? [told.replace(/^(?:a|one|another) /, "the ")] : []
  })
  const [only, ...more] = new Set(found)
  return only && more.length === 0 ? only : null
}
