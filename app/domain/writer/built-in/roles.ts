import type { ParsedExperience } from "../../career/parse-experience"
import type { ParsedRole } from "../../career/parsed-role"
import { parseRoleHeading, type RoleHeading } from "../../career/role-heading"
import type { EvidenceItem } from "../../evidence/schema"
import { isBaseVerb, pastOf } from "../../language/past-tense"
import { achievementQuality } from "../../rubric/achievement-quality"
import type { Line, RoleMaterial } from "../material-schema"
import { asScope, isNote } from "./achievements"
import { carriers } from "./carriers"
import { isRoleNoun } from "./craft/statement"
import { capitalised } from "./craft/trim"
import { contentWords, overlap } from "./focus"
import { isSupported } from "./is-supported"
import { roleHeading } from "./role-sentences"

export interface KnownRole extends RoleMaterial {
  /** The lines below its heading, verbatim. */
  lines: string[]
  /** The content words of those lines. */
  words: Set<string>
}

/** The roles that the ledger carries: those of the profile's history, and role items from elsewhere (an import). */
export function knownRoles(history: ParsedExperience, evidence: EvidenceItem[]): KnownRole[] {
  const known = [
    ...history.roles
      .filter(isPost)
      .sort(newestFirst)
      .map((role) => roleMaterial(role, "work", evidence)),
    ...history.volunteering.map((role) => roleMaterial(role, "volunteering", evidence)),
    ...history.projects.map((role) => roleMaterial(role, "project", evidence)),
  ].filter((role) => role.evidenceIds.length > 0)
  const carried = new Set(known.flatMap((role) => role.evidenceIds))
  const imported = evidence
    .filter((item) => !carried.has(item.id))
    .flatMap((item) => (headingOf(item) ? [{ ...headingOf(item)!, heading: item.text, lines: [] }] : []))
    .filter(isPost)
    .sort(newestFirst)
    .map((role) => roleMaterial(role, "work", evidence))
  return [...known.filter(isWork), ...imported, ...known.filter((role) => !isWork(role))]
}

/** "AAT Level 4 (2020)" has no title and one year only: a certificate and no post. */
export function isPost(role: ParsedRole): boolean {
  return role.title !== "" || role.start !== role.end || role.start === ""
}

/** The heading that an item is: of a role item always, of a line of experience where it has dates. */
export function headingOf(item: EvidenceItem): RoleHeading | null {
  if (item.field !== "role" && item.field !== "experience" && item.kind !== "import") return null
  const heading = parseRoleHeading(item.text)
  return heading && (item.field === "role" || (heading.dates && heading.title && heading.company)) ? heading : null
}

function roleMaterial(role: ParsedRole, kind: RoleMaterial["kind"], evidence: EvidenceItem[]): KnownRole {
  const written = role.heading.split("\n").join(", ")
  const isCurrent = role.end === "present"
  const scopeLine = role.lines.find((line) => isDuty(line) && line.length < 200)
  const scope = scopeLine ? asScope(scopeLine) : null
  const scopeIds = scopeLine ? carriers(scopeLine, evidence) : []
  const made: KnownRole = {
    kind,
    isCurrent,
    asTold: null,
    lines: role.lines,
    words: contentWords(role.lines.join(" ")),
    title: capitalised(role.title),
    titleInProse: role.title,
    said: saidOf(role),
    company: role.company,
    location: role.location,
    dates: role.dates,
    start: role.start,
    end: role.end,
    evidenceIds: carriers(written, evidence),
    notes: kind === "project" ? [] : role.lines.filter(isNote).flatMap((text) => lineOf(text, evidence)),
    scope: scope && scopeIds.length > 0 ? { text: scope, evidenceIds: scopeIds } : null,
  }
  const items = evidence.filter((item) => made.evidenceIds.includes(item.id))
  const isCarried = made.said === null || isSupported([roleHeading(made).text], items)
  return isCarried ? made : { ...made, asTold: written.replace(/\.$/, "") }
}

function lineOf(text: string, evidence: EvidenceItem[]): Line[] {
  const evidenceIds = carriers(text, evidence)
  return evidenceIds.length > 0 ? [{ text, evidenceIds }] : []
}

const duty =
  /^(?:I (?:am |was )?)?(?:responsible|in charge|ran|run|managed|led|owned|oversaw|supported|worked|joined|took on|looked after|contributed|helped)\b/i

/** What someone was there for, not one thing that they did: "Own the month-end close", "Ran daily operations". */
function isDuty(line: string): boolean {
  const [first = ""] = line.replace(/^I /, "").split(/\s+/)
  if (achievementQuality(line).result.score === 2) return false
  return (
    duty.test(line) || isRoleNoun(line) || (isBaseVerb(first) && pastOf(first.toLowerCase()) !== first.toLowerCase())
  )
}

/** The words of the sentence that names the role, up to the employer, or null where a heading names it. */
function saidOf(role: ParsedRole): string | null {
  const from = role.heading.search(/\bI(?:['’]|\s)/)
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

/**
 * Which role an item belongs to. In this order: the role below whose heading it stands, an employer or project that it
 * or its question names, a title it names (these are `named`); else, of the roles held when it was written, the one it
 * shares most words with (inferred). What was told before every role and after none belongs to the newest.
 */
export function roleOf(
  item: EvidenceItem,
  words: Set<string>,
  roles: KnownRole[],
): { at: number | null; named: boolean } {
  const own = item.kind !== "profile"
  const then = roles.filter((role) => isHeld(role, item))
  const inOrder = [...then, ...roles.filter((role) => !then.includes(role))]
  const named =
    roles.find((role) => role.lines.some((line) => line.includes(item.text))) ??
    inOrder.find((role) => mentions(item.text, shortName(role.company))) ??
    inOrder.find((role) => own && mentions(item.source, shortName(role.company))) ??
    inOrder.find((role) => mentions(item.text, role.title, then.includes(role) ? "" : "as (?:an?|the|our) "))
  const inferred = () => nearest(words, then.length > 0 ? then : roles)
  const found = named ?? inferred()
  return { at: found ? roles.indexOf(found) : null, named: named !== undefined }
}

function mentions(text: string, name: string, before = ""): boolean {
  if (name.length < 3) return false
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  return new RegExp(`(?<![\\p{L}\\p{N}])${before}${escaped}(?![\\p{L}\\p{N}])`, "iu").test(text)
}

/** An employer as people call it: "Harrow & Finch LLP" is "Harrow & Finch". */
function shortName(company: string): string {
  return company.replace(/,? (?:LLP|LLC|Ltd|Limited|Inc|PLC|GmbH|AG|Pty|Corp|SA|BV)\b.*$/i, "")
}

/** The role that shares clearly more words with the item than the others; else the first that is work. */
function nearest(words: Set<string>, roles: KnownRole[]): KnownRole | undefined {
  const shared = roles.map((role) => overlap(words, role.words))
  const best = Math.max(0, ...shared)
  const clear = best >= 3 && shared.every((count) => count === best || count + 2 <= best)
  return (clear ? roles[shared.indexOf(best)] : undefined) ?? roles.find(isWork) ?? roles.at(-1)
}

/** A role without dates may have been held at any time; so may every role for what was not written while it was held. */
function isHeld(role: KnownRole, item: EvidenceItem): boolean {
  if (item.kind === "profile" || item.kind === "import" || role.start === "") return true
  const month = item.createdAt.slice(0, 7)
  const end =
    role.end === "present" || role.end === "" ? "9999-12" : role.end.length === 4 ? `${role.end}-12` : role.end
  const start = role.start.length === 4 ? `${role.start}-01` : role.start
  return start <= month && month <= end
}
