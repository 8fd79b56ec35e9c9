import nlp from "compromise/two"
import { memoizeText } from "../../memoize-text"
import { hyphenated } from "../../numbers/number-words"
import { isPast, namesUndone, pastOf } from "../../verbs/past-tense"
import { words } from "../../words/word-list"
import type { Word } from "../spelling/reading-copy"
import { participles } from "./participles"
import { lowerAt } from "./word-at"
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

/** The class of each word, regardless of its context. The words between two marks are tagged together. */
export function classesAlone(copy: readonly Word[]): WordClass[] {
  const classes: WordClass[] = copy.map(({ kind }) => (kind === "word" ? "noun" : kind))
  for (const stretch of stretchesOf(copy)) {
    const tagged = tagsOf(stretch.map((at) => copy[at]?.text ?? "").join("\n"))
    stretch.forEach((at, nth) => {
      const tags = tagged[nth] ?? none
      classes[at] = classOf(lowerAt(copy, at), copy[at]?.kind === "number", tags, nth === 0)
    })
  }
  return classes
}

/** The indexes of the words between two marks. */
function stretchesOf(copy: readonly Word[]): number[][] {
  const stretches: number[][] = [[]]
  copy.forEach(({ kind }, at) => {
    if (kind === "mark") stretches.push([])
    else stretches.at(-1)?.push(at)
  })
  return stretches.filter((stretch) => stretch.length > 0)
}

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
