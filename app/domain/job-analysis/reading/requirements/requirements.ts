import { splitSentences } from "../../../language/sentences/split-sentences"
import type { Requirement } from "../posting"
import { opensDeed } from "../skills/verb-words"
import { necessityIn } from "./necessity"
import { isIntroduction, isNotice, isOfferOnly } from "./notices"
import { withoutOffers } from "./offered"
import { askedClauses, clausesOf, isAsked, isTask, tellsWork } from "./prose"
import { kindOf } from "./requirement-kind"
import { type Section, sectionNamed } from "./section-headings"
import type { Placed } from "./sections"

const maxDuties = 8
/** The maximum per posting, which is more than anyone answers individually. */
const maxAsked = 120

/**
 * All requirements and the main duties, in the posting's order, deduplicated; and the other duties, which only name
 * skills.
 */
export function requirementsOf(given: Placed[]): { requirements: Requirement[]; furtherDuties: string[] } {
  const asking = withoutOffers(given)
  const isOfNote = isNote(asking)
  const placed = isOfNote ? ofNote(asking) : asking
  const found = new Map<string, Requirement>()
  const furtherDuties: string[] = []
  let duties = 0
  let asked = 0
  for (const one of placed) {
    for (const requirement of isOfNote ? inNote(one) : inLine(one)) {
      const key = requirement.quote.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
      if (key.length < 2 || /^(?:and|or|but|plus)$/.test(key) || found.has(key)) continue
      const isDuty = requirement.kind === "responsibility"
      if (isDuty && duties++ >= maxDuties) {
        if (duties <= maxAsked) furtherDuties.push(requirement.quote)
        continue
      }
      if (!isDuty && asked++ >= maxAsked) continue
      found.set(key, requirement)
    }
  }
  return { requirements: [...found.values()], furtherDuties }
}

/** The lines of a note without the first one, which names the job, unless it is a list after "Must:". */
function ofNote(given: Placed[]): Placed[] {
  const [first] = given
  const isNamed = given.length > 1 && first?.line.must === undefined
  return given.slice(isNamed ? 1 : 0).map((one) => ({ ...one, section: "must" }))
}

/**
 * In a posting of a few sentences without a heading, everything except the pay and contact instructions is a
 * requirement.
 */
function isNote(placed: Placed[]): boolean {
  const length = placed.reduce((sum, { line }) => sum + line.text.length, 0)
  return length < 600 && placed.every(({ section }) => section === null)
}

/** In a note's sentences, "You'll shoe forty horses" is a duty, but the job and the pay are not. */
function inNote(one: Placed): Requirement[] {
  const sentences = splitSentences(one.line.text)
  if (sentences.length < 3) return inLine(one)
  return sentences.flatMap((text) => {
    if (isTask(text) && !isAsked(text)) return [duty(text)]
    return isOfferOnly(text) ? [] : inLine({ ...one, line: { ...one.line, text } })
  })
}

function inLine({ line, section, isListed }: Placed): Requirement[] {
  if (line.label !== undefined && !/require|qualif|skills?$|eligib|criteri/i.test(line.label)) return []
  const under = line.must === undefined ? section : line.must ? "must" : "nice"
  if (under === "out" || under === "offer") return []
  // Pay is not a duty.
  if (under === "duties" && /^[$£€₹]/u.test(line.text)) return []
  const isShort = line.text.split(" ").length <= 45
  if (isListed && line.form === "item" && isShort && under !== "about") return fromItem(line.text, under)
  if (isListed && under === "duties" && isStep(line.text)) return [duty(line.text)]
  return fromProse(line.text, under)
}

function fromItem(text: string, section: Section | null): Requirement[] {
  if (section === "must" || section === "nice")
    return isNotice(text) ? [] : asOwn(text).map((part) => asked(part, section))
  // "The successful candidate will: have QTS" is a requirement.
  if (section === "duties") return [isHaving.test(text) && !isNotice(text) ? asked(text, "must") : duty(text)]
  return isAsked(text) ? [asked(text, null)] : []
}

const isHaving =
  /^(?:have|be (?:able to|qualified|experienced|supportive|committed|confident|passionate|fluent|familiar|willing|prepared|registered|licen[cs]ed))\b/i

/**
 * A line without a bullet right below a heading of duties: "Operate LACT units". "Grade: PO2" is a fact, "Study
 * close-out" a heading.
 */
function isStep(text: string): boolean {
  const words = text.split(" ").length
  if (/[!?:]$/.test(text) || words < 2 || words > 30 || /^[\p{L} ]{3,24}: /u.test(text)) return false
  if (opensDeed(text)) return !/[.;]\s+\p{Lu}/u.test(text)
  return !/\.$/.test(text) && words > 3 && words <= 22
}

/** An item whose last part is softened becomes two: "Fluent English; German is helpful". */
function asOwn(text: string): string[] {
  const [, first = "", last = ""] =
    /^([^;]{4,}\S);\s+([^;]{6,})$/u.exec(text) ?? /^(.{4,}\S),\s+([^,]{6,})$/u.exec(text) ?? []
  const isOwn =
    /^(?:(?!that|which|this|it\b)[\p{L}\d/+#&.'’-]+ ){1,6}(?:is|are|would be|will be|helpful|welcome|preferred|a plus)\b/iu.test(
      last,
    )
  return isOwn && necessityIn(last) === false && necessityIn(first) !== false ? [first, last] : [text]
}

function fromProse(text: string, given: Section | null): Requirement[] {
  let section = given
  return splitSentences(text).flatMap((sentence) => {
    if (sentence.endsWith("?")) {
      section = sectionNamed(sentence) ?? section
      return []
    }
    if (section === "out" || section === "offer" || isNotice(sentence)) return []
    if (section === "must" || section === "nice")
      return clausesOf(sentence).flatMap((clause) =>
        isNotice(clause) || isIntroduction(clause) ? [] : [asked(clause, section)],
      )
    const clauses = askedClauses(sentence)
    if (clauses.length > 0) return clauses.map((clause) => asked(clause, null))
    const isWork = (isTask(sentence) && section !== "about") || (section === "duties" && tellsWork(sentence))
    return isWork ? [duty(sentence)] : []
  })
}

const duty = (text: string): Requirement => ({ quote: quoteOf(text), must: true, kind: "responsibility" })

function asked(text: string, section: Section | null): Requirement {
  const kind = kindOf(text)
  // A check is never optional, wherever it appears: "Pass a background check" below the last nice-to-have.
  return { quote: quoteOf(text), must: necessityIn(text) ?? (section !== "nice" || kind === "eligibility"), kind }
}

const quoteOf = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/[\s;,.]+$/, "")
    .replace(/^(?:and|but|or)\s+/i, "")
    .trim()
