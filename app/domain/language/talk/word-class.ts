import nlp from "compromise/two"
import { memoizeText } from "../memoize-text"
import { isPast, pastOf } from "../past-tense"
import { prepositions } from "../prepositions"
import { words } from "../word-list"
import type { Word } from "./reading-copy"

/** The part of the library that is used: its types know texts only, it takes words as well. */
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

/** The role of a word in its sentence, as far as the reader of talk needs it. */
export type WordClass =
  | "past"
  | "base"
  | "third"
  | "ing"
  | "participle"
  | "be"
  | "have"
  | "do"
  | "modal"
  | "pronoun"
  | "determiner"
  | "preposition"
  | "conjunction"
  | "adverb"
  | "adjective"
  | "noun"
  | "number"
  | "mark"

const closed = new Map<string, WordClass>()
const put = (wordClass: WordClass, list: string) => {
  for (const word of words(list)) closed.set(word, wordClass)
}
put("be", "am is are was were be been being")
put("have", "have has had having")
put("do", "do does did doing")
put("modal", "will would shall should can could may might must")
put(
  "pronoun",
  "i we he she they you it me us him them myself ourselves himself herself itself themselves who someone somebody everyone everybody nobody anyone anybody nothing something everything",
)
put(
  "determiner",
  "a an the this that these those my our his her its their your some any each every no another all both",
)
put(
  "conjunction",
  "and but or nor so because although though while whereas when if unless whether than until once which where how why what",
)
put(
  "adverb",
  "not also just then now still only even always never ever again already yet too very quite almost nearly about around roughly approximately back there here ago later first maybe perhaps together away daily weekly monthly once twice instead alone ahead right",
)
for (const word of prepositions) if (!closed.has(word)) closed.set(word, "preposition")
put("preposition", "off up down out per behind above below despite along past")

const nounsLikeVerbs = words(
  "need seed feed speed bed shed weed breed cost costs time times round rounds order orders plan plans test tests work works report reports change changes result results view views bill bills rate rates stop stops call calls line lines",
)

const none: ReadonlySet<string> = new Set()

/** The tags of the words between two marks, one word a line. One document reads the same sentences several times. */
const tagsOf = memoizeText(
  (stretch) => (tagger([stretch.split("\n")]).document[0] ?? []).map(({ tags }) => tags),
  100_000,
)

/** The class of each word of a text; the words between two marks are tagged together. */
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
    if (isOpen && subjects.has(copy[at - 1]?.lower ?? "") && takesObject(classes[at + 1])) classes[at] = "base"
    if (
      classes[at] === "participle" &&
      /^(?:i|we|they|you)$/.test(copy[at - 1]?.lower ?? "") &&
      /^(?:run|come|become|overcome)$/.test(word.lower)
    )
      classes[at] = "base"
    const isEffect = /^(?:cost|costs)$/.test(word.lower) && /^(?:mark|conjunction)?$/.test(classes[at - 1] ?? "")
    if (isEffect && /^(?:pronoun|number|mark|adverb)$/.test(classes[at + 1] ?? "")) classes[at] = "past"
    if (isNamed(copy, classes, at)) classes[at] = "noun"
    if (word.lower === "used" && copy[at + 1]?.lower === "to" && classes[at - 1] !== "be") classes[at] = "past"
    if (word.lower === "like" && classes[at] === "preposition" && /^(?:i|we|they)$/.test(copy[at - 1]?.lower ?? ""))
      classes[at] = "base"
  })
  return classes
}

/** "external spend", "price per item", "cut firms": a form that may be a verb, where only a noun can stand. */
function isNamed(copy: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  const own = classes[at]
  if (own !== "base" && own !== "third") return false
  const before = classes[at - 1]
  const lower = copy[at - 1]?.lower ?? ""
  if (before === "determiner") return !/^(?:this|that|these|those|all|both|each)$/.test(lower)
  if (before === "adjective" || (before === "preposition" && lower !== "to")) return classes[at + 1] !== "determiner"
  if (own === "third") return (before === "past" && copy[at]?.lower !== "is") || copy[at - 1]?.kind === "number"
  return (
    (before === undefined || before === "mark") &&
    /^(?:per|of|for|time|times|rate|rates|list)$/.test(copy[at + 1]?.lower ?? "")
  )
}

const subjects = words("i we they he she you everybody nobody")
const takesObject = (next: WordClass | undefined) =>
  next !== undefined && /^(?:determiner|number|noun|adjective|preposition|pronoun|adverb|mark)$/.test(next)

/** True for a word that English has anyway, so that a profile's capital makes no name of it. */
export function isCommon(lower: string): boolean {
  return tagger.model().one.lexicon[lower] !== undefined || closed.has(lower)
}

function classOf(lower: string, isNumber: boolean, tags: ReadonlySet<string>, opens: boolean): WordClass {
  if (isNumber) return "number"
  const known = closed.get(lower)
  if (known) return known
  if (tags.has("NumericValue") || tags.has("TextValue")) return "number"
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

const participleTable =
  "been be|become become|begun begin|broken break|chosen choose|done do|drawn draw|driven drive|eaten eat|fallen fall|flown fly|forgotten forget|given give|gone go|grown grow|known know|overseen oversee|redone redo|rewritten rewrite|ridden ride|risen rise|run run|seen see|shaken shake|shown show|spoken speak|stolen steal|taken take|thrown throw|undertaken undertake|woken wake|worn wear|written write|gotten get|overcome overcome|sung sing|swum swim|rung ring|withdrawn withdraw|come come"
const participles = new Map(
  participleTable.split("|").map((pair): [string, string] => {
    const [form = "", base = ""] = pair.split(" ")
    return [form, base]
  }),
)

/** The simple past of a participle: "written" → "wrote", "made" → "made". */
export function pastOfParticiple(lower: string): string {
  const base = participles.get(lower)
  return base ? pastOf(base) : lower
}

export function isParticiple(lower: string): boolean {
  return participles.has(lower) || isPast(lower)
}

const { verb } = tagger.methods().two.transform

/** The forms of a verb from any of its forms. */
export function formsOfVerb(
  lower: string,
  from: "base" | "third" | "ing" | "past",
): { base: string; past: string; third: string } {
  const tense = { base: "", third: "PresentTense", ing: "Gerund", past: "PastTense" }[from]
  const base = from === "base" ? lower : verb.toInfinitive(lower, tagger.model(), tense)
  const forms = verb.conjugate(base, tagger.model())
  return { base, past: pastOf(base) === `${base}ed` ? forms.PastTense : pastOf(base), third: forms.PresentTense }
}
