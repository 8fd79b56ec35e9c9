import { isOtherPerson } from "../people"
import { words } from "../word-list"
import { isFiller } from "./casual-words"
import { afterAdverbs, hardMarks, joiners, relative, startsFinite } from "./clause-openings"
import { type Found, nothing, onlyNames, subjectOf } from "./clause-subject"
import type { Word } from "./reading-copy"
import { isParticiple, type WordClass } from "./word-class"

type TalkActor = "me" | "we" | "other" | "thing" | "none"

/** A stretch of talk with at most one verb group, from `first` to before `last`. */
export interface TalkClause {
  first: number
  last: number
  sentence: number
  /** The mark before it: "" within a stretch, "\n" and ". ! ? ;" where a sentence begins. */
  mark: string
  /** The joining word that opens it: "and", "because", "which". */
  lead: string
  /** The position of the subject; null where it is left out or inherited. */
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
  const bracket = bounds.mark === ")" ? earlier.findLastIndex(({ mark }) => mark === "(") : -1
  const before = (bracket < 0 ? earlier : earlier.slice(0, bracket)).findLast(
    (clause) => clause.sentence === bounds.sentence && clause.actor !== "none" && !isAside(copy, clause),
  )
  const dangling = earlier.findLast(
    ({ sentence, lead: joint, verb }) => sentence === bounds.sentence && joint === "which" && verb < 0,
  )
  const dangles = dangling !== undefined && dangling.last - dangling.first <= 2
  const verb = found.verb < 0 && classes[start] === "third" ? start : found.verb
  if (found.subject === null && verb >= 0 && bounds.mark === "," && apposes(copy, earlier, bounds.sentence))
    return { ...bounds, lead, subject: null, actor: "other", verb }
  const isResumed = found.subject === null && lead === "" && bounds.mark === "," && resumes(earlier, bounds.sentence)
  const actor: TalkActor =
    isResumed && found.verb >= 0 ? "thing" : actorOf(copy, found, { lead, before, last, mark: bounds.mark, dangles })
  return { ...bounds, lead, subject: found.subject, actor, verb: found.verb }
}

/** "One of them, Tobias, now runs the club": who was named acts. */
function apposes(copy: readonly Word[], earlier: TalkClause[], sentence: number): boolean {
  const own = earlier.filter((clause) => clause.sentence === sentence)
  const [opening, name] = own
  if (!opening || own.length > 2 || own.some(({ verb }) => verb >= 0)) return false
  const lowers = copy.slice(opening.first, opening.last).map(({ lower }) => lower)
  const isOne = /^(?:one|two|three|some|both|another) of (?:them|us|the|my|our|these|those)\b/.test(lowers.join(" "))
  const isPerson =
    /^(?:my|our|the|a|another)$/.test(lowers[0] ?? "") && lowers.length <= 4 && isOtherPerson(lowers.at(-1) ?? "")
  const isNamed = name === undefined || copy.slice(name.first, name.last).every(({ capital }) => capital)
  return (isOne || isPerson) && isNamed
}

/** "The guide, which I wrote, went to all": the noun that opened the sentence goes on behind its clause. */
function resumes(earlier: TalkClause[], sentence: number): boolean {
  const [noun, relative] = earlier.slice(-2)
  const isFirst = earlier.filter((clause) => clause.sentence === sentence).length === 2
  return (
    isFirst &&
    noun !== undefined &&
    noun.verb < 0 &&
    /^(?:which|who)$/.test(relative?.lead ?? "") &&
    (relative?.verb ?? -1) >= 0
  )
}

/** "I was the one that introduced": who is singled out did it. */
function singlesOut(copy: readonly Word[], before: TalkClause | undefined): boolean {
  if (!before || before.verb < 0) return false
  const said = copy
    .slice(before.first, before.last)
    .map(({ lower }) => lower)
    .join(" ")
  return /\b(?:i was the (?:only )?(?:one|person)|it was (?:me|i))$/.test(said)
}

/** "240 names nobody wanted": what is said of a thing in passing, after which the talk goes on with who acted before. */
function isAside(copy: readonly Word[], { subject, mark }: TalkClause): boolean {
  return mark === "" && subject !== null && /^(?:nobody|everybody|everyone)$/.test(copy[subject[0]]?.lower ?? "")
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
    if ((lead === "that" || lead === "who") && singlesOut(copy, before)) return "me"
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
  const lowers = headOf(copy.slice(from, to).map((word) => word.lower))
  if (lowers.includes("we") || lowers.includes("both")) return lowers.includes("we") ? "we" : "other"
  if (lowers.includes("i") || lowers.includes("me") || lowers.includes("myself"))
    return lowers.some((lower) => /^(?:and|plus|with|&)$/.test(lower)) ? "we" : "me"
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
  const named = copy.slice(from, to).some(({ capital }, at) => capital && at > 0)
  if (lowers.some((lower) => /'s$/.test(lower) && isOtherPerson(lower.slice(0, -2))) || lowers.includes("own"))
    return "other"
  const heads = named || lowers.includes("and") ? lowers : lowers.slice(-1)
  if (heads.some(isOtherPerson) || heads.some((lower) => departments.has(lower))) return "other"
  const names = copy.slice(from, to).filter((word) => word.capital && !/^(?:The|A|An|My|Our|In|On|At)$/.test(word.text))
  return names.length > 0 && names.length === to - from && from > 0 && !hardMarks.has(copy[from - 1]?.text ?? "\n")
    ? "other"
    : "thing"
}

/** A subject up to its head noun: "attendance at parents evening" is no parent, "two of my students" are students. */
function headOf(lowers: string[]): string[] {
  const end = lowers.findIndex(
    (lower, at) =>
      at > 0 && /^(?:at|of|in|for|on|from|to|per|between|by|with|without|near|behind|like|over)$/.test(lower),
  )
  const [head = ""] = lowers.slice(0, end).slice(-1)
  const isPart =
    /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|some|most|many|all|both|none|half|part|rest|majority|group|lot|couple|number|pair|bunch|each|several|few|dozen|board|member|head)$/
  return end > 0 && !isPart.test(head) && !lowers.includes("and") ? lowers.slice(0, end) : lowers
}

/** Parts of a firm and bodies outside it: what they did is not the person's. */
const departments = words(`
  it infra ops legal finance marketing purchasing comms procurement payroll compliance counsel security facilities
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
