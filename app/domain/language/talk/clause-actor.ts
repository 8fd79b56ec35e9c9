import { isOtherPerson } from "../people"
import { words } from "../word-list"
import { isFiller } from "./casual-words"
import {
  afterAdverbs,
  hardMarks,
  isFiniteVerb,
  joiners,
  lacksBe,
  pronouns,
  relative,
  startsFinite,
} from "./clause-openings"
import type { Word } from "./reading-copy"
import { isParticiple, type WordClass } from "./word-class"

export type TalkActor = "me" | "we" | "other" | "thing" | "none"

/** A stretch of talk with at most one verb group, from `first` to before `last`. */
export interface TalkClause {
  first: number
  last: number
  sentence: number
  /** The mark before it: "" within a stretch, "\n" and ". ! ? ;" where a sentence begins. */
  mark: string
  /** The joining word that opens it: "and", "because", "which". */
  lead: string
  /** Where its subject stands; null where it is left out or inherited. */
  subject: [number, number] | null
  actor: TalkActor
  /** Its first verb word, helping verbs included; -1 where it has none. */
  verb: number
}

type Bounds = Pick<TalkClause, "first" | "last" | "sentence" | "mark">

/** A stretch with its subject, its verb and who acts; `earlier` are the clauses before it. */
export function analyzed(
  copy: readonly Word[],
  classes: readonly WordClass[],
  bounds: Bounds,
  earlier: TalkClause[],
): TalkClause {
  const { last } = bounds
  let at = bounds.first
  let lead = ""
  while (at < last && (joiners.test(copy[at]?.lower ?? "") || isFiller(copy[at]?.lower ?? ""))) {
    const lower = copy[at]?.lower ?? ""
    if (
      /^(?:that|this|before|after|since|as|like|plus|what|how|until|than|once|where)$/.test(lower) &&
      !startsFinite(copy, classes, at + 1)
    )
      break
    if (!isFiller(lower)) lead = lead === "" || lead === "and" || lead === "but" || lead === "so" ? lower : lead
    at++
  }
  const start = afterAdverbs(copy, classes, at)
  const found = lead === "so" && onlyNames(copy, classes, start, last) ? nothing : subjectOf(copy, classes, start, last)
  const before = earlier.findLast((clause) => clause.sentence === bounds.sentence && clause.actor !== "none")
  const dangling = earlier.findLast(
    ({ sentence, lead: joint, verb }) => sentence === bounds.sentence && joint === "which" && verb < 0,
  )
  const dangles = dangling !== undefined && dangling.last - dangling.first <= 2
  const actor = actorOf(copy, found, { lead, before, last, mark: bounds.mark, dangles })
  return { ...bounds, lead, subject: found.subject, actor, verb: found.verb }
}

const nothing: Found = { subject: null, verb: -1 }

/** "So expired stock, …": a word in -ed with bare nouns names what the talk is about. */
function onlyNames(copy: readonly Word[], classes: readonly WordClass[], start: number, last: number): boolean {
  return (
    (copy[start]?.lower.endsWith("ed") ?? false) &&
    last - start <= 4 &&
    last - start > 1 &&
    classes.slice(start + 1, last).every((one) => one === "noun")
  )
}

interface Found {
  subject: [number, number] | null
  verb: number
}

function subjectOf(copy: readonly Word[], classes: readonly WordClass[], start: number, last: number): Found {
  const at = start
  if (classes[at] === "preposition" || classes[at] === "ing") {
    const pronoun = findPronoun(copy, classes, at, last)
    if (pronoun > 0) return subjectOf(copy, classes, pronoun, last)
    if (classes[at] === "ing") return { subject: null, verb: -1 }
  }
  if (classes[at] === "preposition") {
    const subject = behindPhrase(copy, classes, at, last)
    if (subject > 0) return subjectOf(copy, classes, subject, last)
  }
  if (
    /^(?:are|am|have|was|were|did)$/.test(copy[at]?.lower ?? "") &&
    /^(?:i|we|they|he|she)$/.test(copy[at + 1]?.lower ?? "")
  )
    return { subject: [at + 1, at + 2], verb: at }
  if (isFiniteVerb(classes[at]) && classes[at] !== "third" && !describesSubject(copy, classes, at, last))
    return { subject: null, verb: at }
  const verbAt = afterAdverbs(copy, classes, at + 1)
  const isPronoun =
    pronouns.test(copy[at]?.lower ?? "") && (isVerbish(classes[verbAt]) || lacksBe(copy, classes, verbAt))
  if (isPronoun) return { subject: [at, at + 1], verb: afterAdverbs(copy, classes, at + 1) }
  for (let end = at; end < Math.min(last, at + 14); end++) {
    const disagrees = classes[end] === "third" && classes[at] === "number" && copy[at]?.lower !== "one"
    const isVerb =
      !disagrees && isFiniteVerb(classes[end]) && !(classes[end] === "third" && classes[end - 1] === "determiner")
    if (isVerb && end > at && !describes(copy, classes, end)) return { subject: [at, end], verb: end }
    if (end > at && copy[end]?.lower === "i" && copy[end - 1]?.lower === "and") continue
    if (end > at && /^(?:i|we)$/.test(copy[end]?.lower ?? "")) return subjectOf(copy, classes, end, last)
  }
  return { subject: null, verb: -1 }
}

/** "failed deliveries was 9": a word in -ed before its noun and a verb of being belongs to the subject. */
function describesSubject(copy: readonly Word[], classes: readonly WordClass[], at: number, last: number): boolean {
  if (!copy[at]?.lower.endsWith("ed")) return false
  for (let next = at + 1; next < Math.min(last, at + 5); next++) {
    if (next > at + 1 && (classes[next] === "be" || classes[next] === "have")) return true
    if (classes[next] !== "noun" && classes[next] !== "adjective") return false
  }
  return false
}

/** "At the hospital the ARV queue was": where the subject begins behind the phrase that opens the clause. */
function behindPhrase(copy: readonly Word[], classes: readonly WordClass[], at: number, last: number): number {
  const first = classes[at + 1] === "determiner" ? at + 2 : at + 1
  if (isMoment(copy[first])) return first + 1 < last ? first + 1 : -1
  for (let next = first + 1; next < Math.min(last, first + 7); next++) {
    if (isFiniteVerb(classes[next])) return -1
    if (classes[next] === "determiner") return classes[next - 1] === "preposition" ? -1 : next
  }
  return -1
}

const isMoment = (word: Word | undefined) =>
  word !== undefined &&
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday|then|now)$/.test(
    word.lower,
  )

/** "a sheet called X", "the boxes packed by": a participle behind its noun is no verb of the clause. */
function describes(copy: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  const lower = copy[at]?.lower ?? ""
  if (classes[at] !== "past" || !lower.endsWith("ed")) return false
  return (
    classes[at - 1] === "determiner" ||
    classes[at - 1] === "preposition" ||
    /^(?:by|called|named|based)$/.test(copy[at + 1]?.lower ?? "")
  )
}

const isVerbish = (wordClass: WordClass | undefined) =>
  isFiniteVerb(wordClass) || wordClass === "base" || wordClass === "participle" || wordClass === "ing"

function findPronoun(copy: readonly Word[], classes: readonly WordClass[], from: number, last: number): number {
  for (let at = from + 1; at < last; at++) {
    if (!/^(?:i|we|they|he|she|it)$/.test(copy[at]?.lower ?? "")) continue
    if (isVerbish(classes[afterAdverbs(copy, classes, at + 1)])) return at
  }
  return -1
}

interface Context {
  lead: string
  before: TalkClause | undefined
  last: number
  mark: string
  /** A "which" without its verb stands before it in the sentence. */
  dangles: boolean
}

function actorOf(
  copy: readonly Word[],
  { subject, verb }: Found,
  { lead, before, last, mark, dangles }: Context,
): TalkActor {
  if (verb < 0) return "none"
  if (!subject) {
    if (lead === "which" || lead === "that") return "thing"
    if (lead === "who" || lead === "whose") return "other"
    if (copy[verb]?.lower === "having") return "me"
    if (dangles || isPassive(copy, verb, last)) return "thing"
    if (/^(?:is|are|was|were|am|has|does|cost|costs|took|saved)$/.test(copy[verb]?.lower ?? "")) return "thing"
    return before && mark !== "." && (lead !== "" || mark === "")
      ? before.actor === "none"
        ? "me"
        : before.actor
      : before && before.actor === "other" && mark === ","
        ? "other"
        : "me"
  }
  const [from, to] = subject
  const lowers = copy.slice(from, to).map((word) => word.lower)
  if (lowers.includes("we") || lowers.includes("both")) return lowers.includes("we") ? "we" : "other"
  if (lowers.includes("i") || lowers.includes("me")) return lowers.length > 1 ? "we" : "me"
  if (/^(?:it|this|that|these|those|there|which|nothing)$/.test(lowers[0] ?? "")) return "thing"
  if (relative.test(lowers[0] ?? "")) return "thing"
  if (
    lowers.some((lower) =>
      /^(?:he|she|they|you|someone|somebody|nobody|everybody|everyone|his|her|their|whose|another|other|others)$/.test(
        lower,
      ),
    )
  )
    return "other"
  if (lowers.some(isOtherPerson) || lowers.some((lower) => departments.has(lower))) return "other"
  const names = copy.slice(from, to).filter((word) => word.capital && !/^(?:The|A|An|My|Our|In|On|At)$/.test(word.text))
  return names.length > 0 && names.length === to - from && from > 0 && !hardMarks.has(copy[from - 1]?.text ?? "\n")
    ? "other"
    : "thing"
}

/** Parts of a firm and bodies outside it: what they did is not the person's. */
const departments = words(`
  it infra ops legal finance marketing purchasing comms procurement payroll compliance counsel audit security facilities
  frontend backend design qa competitor competitors neighbor neighbors neighbour neighbours bar region depot province
  architect builder dealer cousin everyone nobody
`)

/** "Dropped at cabinet", "written by legal": what was done to a thing. */
function isPassive(copy: readonly Word[], verb: number, last: number): boolean {
  const lower = copy[verb]?.lower ?? ""
  if (/^(?:was|were|is|are|got|been)$/.test(lower)) return false
  const next = verb + 1 < last ? (copy[verb + 1]?.lower ?? "") : ""
  return isParticiple(lower) && next === "by"
}
