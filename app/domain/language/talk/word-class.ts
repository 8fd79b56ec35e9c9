import nlp from "compromise/two"
import { memoizeText } from "../memoize-text"
import { hyphenated } from "../numbers/number-words"
import { isPast, namesUndone, pastOf } from "../verbs/past-tense"
import { words } from "../words/word-list"
import { isHeadOfName, isNamed } from "./noun-positions"
import { participles } from "./participles"
import type { Word } from "./reading-copy"
import { closed, type WordClass } from "./word-classes"

/** The part of the library in use. Its types accept only strings, but it takes word arrays as well. */
interface Tagger {
  (sentences: string[][]): { document: { tags: ReadonlySet<string> }[][] }
  methods(): {
    two: {
      transform: {
        verb: {
          toInfinitive(form: string, model: object, tense: string): string
          conjugate(base: string, model: object): { PastTense: string; PresentTense: string }
        }
      }
    }
  }
  model(): { one: { lexicon: Record<string, unknown> } }
}
const tagger = nlp as unknown as Tagger

const nounsLikeVerbs = words(
  "need seed feed speed bed shed weed breed cost costs time times round rounds order orders plan plans test tests work works report reports change changes result results view views bill bills rate rates stop stops call calls line lines turnover",
)

const none: ReadonlySet<string> = new Set()

/** The tags of the words between two marks, one word per line. Memoized, since a document repeats sentences. */
const tagsOf = memoizeText(
  (stretch) => (tagger([stretch.split("\n")]).document[0] ?? []).map(({ tags }) => tags),
  100_000,
)

/** The class of each word of a text. The words between two marks are tagged together. */
export function classesOf(copy: readonly Word[]): WordClass[] {
  const classes: WordClass[] = copy.map((word) =>
    word.kind === "mark" ? "mark" : word.kind === "number" ? "number" : "noun",
  )
  const stretches: number[][] = [[]]
  copy.forEach((word, at) => {
    if (word.kind === "mark") stretches.push([])
    else stretches.at(-1)?.push(at)
  })
  const filled = stretches.filter((stretch) => stretch.length > 0)
  filled.forEach((stretch) => {
    const tagged = tagsOf(stretch.map((at) => copy[at]?.text ?? "").join("\n"))
    stretch.forEach((at, nth) => {
      const tags = tagged[nth] ?? none
      classes[at] = classOf(copy[at]?.lower ?? "", copy[at]?.kind === "number", tags, nth === 0)
    })
  })
  copy.forEach((word, at) => {
    const isOpen = classes[at] === "noun" || classes[at] === "adjective"
    // "a nurse I mentor phoned"
    const isContact =
      classes[at] === "noun" && /^(?:i|we)$/.test(copy[at - 1]?.lower ?? "") && classes[at - 2] === "noun"
    if (isContact && classes[at + 1] === "past") classes[at] = "base"
    if (isOpen && subjects.has(copy[at - 1]?.lower ?? "") && takesObject(classes[at + 1])) classes[at] = "base"
    // "I also hold a patent"
    const isAlso = /^(?:also|still|always|currently|often|usually|regularly)$/.test(copy[at - 1]?.lower ?? "")
    const isMine = isAlso && /^(?:i|we)$/.test(copy[at - 2]?.lower ?? "")
    if (classes[at] === "noun" && isMine && /^(?:determiner|number)$/.test(classes[at + 1] ?? "")) classes[at] = "base"
    if (
      classes[at] === "participle" &&
      /^(?:i|we|they|you)$/.test(copy[at - 1]?.lower ?? "") &&
      /^(?:run|come|become|overcome)$/.test(word.lower)
    )
      classes[at] = "base"
    if (/^(?:come|become|run|overcome)$/.test(word.lower) && /^(?:which|that|who)$/.test(copy[at - 1]?.lower ?? ""))
      classes[at] = "base"
    if (classes[at] === "noun" && isRelativeVerb(copy, classes, at)) classes[at] = "third"
    if (word.lower === "left" && leaves(copy, classes, at)) classes[at] = "past"
    // Molly and Billy are people; "Finally" is none.
    if (classes[at] === "adverb" && word.capital && nameTag(word.lower) === "person") classes[at] = "noun"
    if (word.text === "May" && isMonth(copy, classes, at)) classes[at] = "noun"
    const isEffect = /^(?:cost|costs)$/.test(word.lower) && /^(?:mark|conjunction)?$/.test(classes[at - 1] ?? "")
    if (isEffect && /^(?:pronoun|number|mark|adverb)$/.test(classes[at + 1] ?? "")) classes[at] = "past"
    if (isNamed(copy, classes, at) || isHeadOfName(copy, classes, at)) classes[at] = "noun"
    // "no lost time injury", "zero failed inspections"
    if (classes[at] === "past" && /^(?:no|zero)$/.test(copy[at - 1]?.lower ?? "") && classes[at + 1] === "noun")
      classes[at] = "adjective"
    // "46 of the 52 stores open it": with an object, a verb.
    if (classes[at] === "adjective" && classes[at - 1] === "noun" && /^(?:it|them)$/.test(copy[at + 1]?.lower ?? ""))
      if (/^(?:open|clean|clear|dry|empty)$/.test(word.lower)) classes[at] = "base"
    if (word.lower === "used" && copy[at + 1]?.lower === "to" && classes[at - 1] !== "be") classes[at] = "past"
    if (word.lower === "like" && classes[at] === "preposition" && /^(?:i|we|they)$/.test(copy[at - 1]?.lower ?? ""))
      classes[at] = "base"
  })
  return classes
}

/** "which saves two hours", "Saves the office two hours": a verb, although its form may be a noun. */
const isRelativeVerb = (copy: readonly Word[], classes: readonly WordClass[], at: number) =>
  (/^(?:which|who)$/.test(copy[at - 1]?.lower ?? "") ||
    (/^(?:saves|frees|means|cuts)$/.test(copy[at]?.lower ?? "") && /^[.!;\n]?$/.test(copy[at - 1]?.text ?? ""))) &&
  /^(?:determiner|number|adverb|mark|pronoun)$/.test(classes[at + 1] ?? "") &&
  copy[at + 1]?.text !== "," &&
  (firstClass((copy[at]?.lower ?? "").replace(/s$/, "")) === "verb" || describesThing(copy, classes, at))

/** "a spreadsheet which checks a swap": after a noun, unlike "I know which parts the customer needs". */
const describesThing = (copy: readonly Word[], classes: readonly WordClass[], at: number) =>
  /^(?:which|who)$/.test(copy[at - 1]?.lower ?? "") &&
  classes[at - 2] === "noun" &&
  /[^s]s$/.test(copy[at]?.lower ?? "") &&
  /^(?:an?|the|each|every)$/.test(copy[at + 1]?.lower ?? "")

/** "3 left last summer": a past-tense verb, with the time or reason of leaving. */
function leaves(copy: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  return (
    /^(?:number|noun|pronoun)$/.test(classes[at - 1] ?? "") &&
    /^(?:last|this|in|since|after|because|within|during|the)$/.test(copy[at + 1]?.lower ?? "")
  )
}

const isMonth = (copy: readonly Word[], classes: readonly WordClass[], at: number) =>
  /^(?:preposition|determiner|number)$/.test(classes[at - 1] ?? "") ||
  (/^(?:and|or)$/.test(copy[at - 1]?.lower ?? "") && copy[at - 2]?.capital === true)

const subjects = words("i we they he she you everybody nobody")
const takesObject = (next: WordClass | undefined) =>
  next !== undefined && /^(?:determiner|number|noun|adjective|preposition|pronoun|adverb|mark)$/.test(next)

/** True for any English word, so that a profile's capital does not make it a name. */
export function isCommon(lower: string): boolean {
  return tagger.model().one.lexicon[lower] !== undefined || closed.has(lower)
}

/** The primary word class of a word out of context. */
export function firstClass(lower: string): "verb" | "ing" | "past" | "adjective" | "adverb" | "person" | null {
  const tag = [tagger.model().one.lexicon[lower]].flat()[0]
  if (tag === "Infinitive" || tag === "PresentTense" || tag === "Imperative") return "verb"
  if (tag === "Gerund") return "ing"
  if (tag === "PastTense" || tag === "Participle") return "past"
  if (tag === "Actor") return "person"
  return tag === "Adjective" || tag === "Comparable" ? "adjective" : tag === "Adverb" ? "adverb" : null
}

/** The kind of name that is the primary meaning of a word, or null. */
export function nameTag(lower: string): "person" | "place" | "country" | null {
  const tag = [tagger.model().one.lexicon[lower]].flat()[0]
  if (tag === "MaleName" || tag === "FemaleName") return "person"
  if (tag === "Country") return "country"
  return tag === "City" || tag === "Region" || tag === "Place" ? "place" : null
}

/** True for a family name: "patel", "jones", and also "brown", which is a word as well. */
export function isSurname(lower: string): boolean {
  return [tagger.model().one.lexicon[lower]].flat()[0] === "LastName"
}

function classOf(lower: string, isNumber: boolean, tags: ReadonlySet<string>, opens: boolean): WordClass {
  if (isNumber || hyphenated(lower) !== null) return "number"
  const known = closed.get(lower)
  if (known) return known
  if (tags.has("NumericValue") || tags.has("TextValue") || /^(?:seven|eleven)$/.test(lower)) return "number"
  // "340 unanswered emails"
  if (namesUndone(lower)) return "adjective"
  if (isPast(lower) || (tags.has("PastTense") && !lower.endsWith("ing"))) return "past"
  if (participles.has(lower)) return "participle"
  if (tags.has("Gerund") || (/[a-z]{3,}ing$/.test(lower) && tags.has("Verb"))) return "ing"
  if (nounsLikeVerbs.has(lower) && !opens)
    return tags.has("Infinitive") ? "base" : tags.has("PresentTense") ? "third" : "noun"
  if (tags.has("Infinitive")) return "base"
  if (tags.has("PresentTense")) return lower.endsWith("s") ? "third" : "base"
  if (tags.has("Adverb")) return "adverb"
  if (tags.has("Adjective")) return "adjective"
  return "noun"
}

const { verb } = tagger.methods().two.transform

/** Detects a wrong past tense, such as "mentor" for "mentor": only verbs like "recast" and "cut" are unchanged. */
const isUnread = (past: string, base: string) =>
  past === base && !/(?:cast|cut|put|set|hit|let|shut|split|spread|bid|burst|fit|quit|hurt|cost|read)$/.test(base)

/** The forms of a verb from any of its forms. */
export function formsOfVerb(
  lower: string,
  from: "base" | "third" | "ing" | "past",
): { base: string; past: string; third: string } {
  const tense = { base: "", third: "PresentTense", ing: "Gerund", past: "PastTense" }[from]
  const base = from === "base" ? lower : verb.toInfinitive(lower, tagger.model(), tense)
  const forms = verb.conjugate(base, tagger.model())
  return {
    base,
    past: pastOf(base) === `${base}ed` && !isUnread(forms.PastTense, base) ? forms.PastTense : pastOf(base),
    third: forms.PresentTense,
  }
}
