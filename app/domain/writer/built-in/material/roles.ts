import type { WritingLine } from "../../../achievements/writing-line"
import { placedEmployer } from "../../../career/headings/placed-employer"
import { parseRoleHeading, type RoleHeading } from "../../../career/headings/role-heading"
import { roleIdOf } from "../../../career/held-roles"
import { namesBreak } from "../../../career/history/career-break"
import type { ParsedExperience } from "../../../career/history/parse-experience"
import type { ParsedRole } from "../../../career/history/parsed-role"
import type { EvidenceItem } from "../../../evidence/schema"
import { monthStarts } from "../../../language/months"
import { nameTyped } from "../../../language/title-case"
import { isBaseVerb, openingVerbAt, pastOf } from "../../../language/verbs/past-tense"
import { achievementQuality } from "../../../rubric/achievement-quality"
import type { Line, RoleMaterial } from "../../material-schema"
import { contentWords } from "../wording/focus"
import { roleHeading } from "../wording/role-sentences"
import { isRoleNoun } from "../wording/statement"
import { withAbbreviations } from "../wording/typed-names"
import { capitalized } from "../wording/wording"
import { isSupported } from "./is-supported"
import { itemsWithWords } from "./items-with-words"
import { asScope, isNote } from "./role-notes"

export interface KnownRole extends RoleMaterial {
  /** The id by which lines name it. */
  id: string
  /** The lines below its heading, verbatim. */
  lines: string[]
  /** The content words of those lines. */
  words: Set<string>
}

/**
 * The roles in the ledger: those of the profile's work history, and role items from elsewhere (an import) that the
 * profile does not contain as another kind of entry and that no line was made from.
 */
export function knownRoles(history: ParsedExperience, evidence: EvidenceItem[], lines: WritingLine[]): KnownRole[] {
  const known = [
    ...history.roles
      .filter(isPost)
      .sort(newestFirst)
      .map((role) => roleMaterial(role, "work", evidence)),
    ...history.volunteering.map((role) => roleMaterial(role, "volunteering", evidence)),
    ...history.projects.map((role) => roleMaterial(role, "project", evidence)),
  ].filter((role) => role.evidenceIds.length > 0)
  const used = new Set([...known, ...lines].flatMap(({ evidenceIds }) => evidenceIds))
  const filed = new Set(evidence.flatMap(({ field, text }) => (field === null || field === "role" ? [] : bare(text))))
  const imported = evidence
    .filter((item) => !used.has(item.id) && !filed.has(bare(item.text)))
    .flatMap((item) => (headingOf(item) ? [{ ...headingOf(item)!, heading: item.text, lines: [] }] : []))
    .filter(isPost)
    .sort(newestFirst)
    .map((role) => roleMaterial(role, "work", evidence))
  return [...known.filter(isWork), ...imported, ...known.filter((role) => !isWork(role))]
}

/** The same credential may have other punctuation between its parts elsewhere. */
const bare = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")

/** "AAT Level 4 (2020)" has no title and a single year: a certificate, not a role. */
export function isPost(role: ParsedRole): boolean {
  return !namesBreak(role.heading) && (role.title !== "" || role.start !== role.end || role.start === "")
}

/** "AAT Level 4 (2020)" below a role is a certificate in the form of a heading, and so are the notes after it. */
export function papersBelow({ lines }: Pick<ParsedRole, "lines">): string[] {
  const first = lines.findIndex(
    (line) => /^\p{Lu}[^.!?:]{2,60}\((?:19|20)\d\d\)\.?$/u.test(line) && openingVerbAt(line.split(/\s+/)) < 0,
  )
  return first < 0 ? [] : lines.slice(first).filter((line, at) => at === 0 || isNote(line))
}

/** The heading in an item: always for a role item, and for a line of experience if it has dates. */
function headingOf(item: EvidenceItem): RoleHeading | null {
  if (item.field !== "role" && item.field !== "experience" && item.kind !== "import") return null
  const heading = parseRoleHeading(item.text)
  return heading && (item.field === "role" || (heading.dates && heading.title && heading.company)) ? heading : null
}

const months = new RegExp(`\\b(?:${monthStarts})[a-z]*`, "g")

/** Forms that write this in place of an employer. */
const ownBoss = /^(?:freelanc|self|sole trader|independent|various)/i

function roleMaterial(parsed: ParsedRole, kind: RoleMaterial["kind"], evidence: EvidenceItem[]): KnownRole {
  const role = kind === "project" ? parsed : placedEmployer(parsed)
  const written = role.heading.split("\n").join(", ")
  const isCurrent = role.end === "present"
  const scopeLine = role.lines.find((line) => isDuty(line) && line.length < 200)
  const scope = scopeLine ? asScope(scopeLine) : null
  const scopeIds = scopeLine ? itemsWithWords(scopeLine, evidence) : []
  const made: KnownRole = {
    id: roleIdOf(parsed),
    kind,
    isCurrent,
    asTold: null,
    lines: role.lines,
    words: contentWords(role.lines.join(" ")),
    title: capitalized(withAbbreviations(role.title)),
    titleInProse: withAbbreviations(role.title),
    said: saidOf(role),
    company: ownBoss.test(role.company) ? role.company : nameTyped(role.company),
    location: nameTyped(role.location),
    dates: role.dates.replace(/(?<=\d{4})-(?=\d{4})/g, "–").replace(months, capitalized),
    start: role.start,
    end: role.end,
    evidenceIds: itemsWithWords(written, evidence),
    notes:
      kind === "project"
        ? []
        : role.lines
            .filter((line) => isNote(line) && !papersBelow(role).includes(line))
            .flatMap((text) => lineOf(text, evidence)),
    scope: scope && scopeIds.length > 0 ? { text: scope, evidenceIds: scopeIds } : null,
  }
  const items = evidence.filter((item) => made.evidenceIds.includes(item.id))
  const isCarried = made.said === null || isSupported([roleHeading(made).text], items)
  return isCarried ? made : { ...made, asTold: written.replace(/\.$/, "") }
}

function lineOf(text: string, evidence: EvidenceItem[]): Line[] {
  const evidenceIds = itemsWithWords(text, evidence)
  return evidenceIds.length > 0 ? [{ text, evidenceIds }] : []
}

const duty =
  /^(?:I (?:am |was )?)?(?:responsible|in charge|ran|run|managed|led|owned|oversaw|supported|worked|joined|took on|looked after|contributed|helped)\b/i

/** An ongoing duty rather than a single action: "Own the month-end close", "Ran daily operations". */
function isDuty(line: string): boolean {
  const [first = ""] = line.replace(/^I /, "").split(/\s+/)
  if (achievementQuality(line).result.score === 2) return false
  return (
    duty.test(line) || isRoleNoun(line) || (isBaseVerb(first) && pastOf(first.toLowerCase()) !== first.toLowerCase())
  )
}

/**
 * The words of the sentence that names the role, up to the employer; null if a heading names it. The "I" of a grade
 * ("Staff Nurse I | Elm House") does not start a sentence.
 */
function saidOf(role: ParsedRole): string | null {
  const from = role.heading.search(/\bI(?:['’]|\s+)\p{Ll}/u)
  const employerAt = role.heading.indexOf(role.company, from)
  return from >= 0 && role.company && employerAt > from
    ? role.heading.slice(from, employerAt + role.company.length)
    : null
}

function isWork(role: RoleMaterial): boolean {
  return role.kind === "work"
}

function newestFirst(a: ParsedRole, b: ParsedRole): number {
  const key = (role: ParsedRole) => `${role.end === "present" ? "9999" : role.end || role.start} ${role.start}`
  return key(b).localeCompare(key(a))
}
