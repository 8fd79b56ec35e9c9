import type { EvidenceItem } from "../evidence/schema"
import { achievementQuality } from "../growth-pulse/achievement-quality"
import type { ParsedExperience, ParsedRole } from "../profile/parse-experience"
import { parseRoleHeading, type RoleHeading } from "../profile/role-heading"
import { asScope } from "./achievements"
import { carriers } from "./carriers"
import { capitalised } from "./craft/trim"
import { contentWords, overlap } from "./focus"
import type { RoleMaterial } from "./material-schema"

export interface KnownRole extends RoleMaterial {
  /** The lines below its heading, verbatim. */
  lines: string[]
}

/** The roles that the ledger carries: those of the profile's history, and role items from elsewhere (an import). */
export function knownRoles(history: ParsedExperience, evidence: EvidenceItem[]): KnownRole[] {
  const known = [
    ...history.roles.sort(newestFirst).map((role) => roleMaterial(role, "work", evidence)),
    ...history.volunteering.map((role) => roleMaterial(role, "volunteering", evidence)),
    ...history.projects.map((role) => roleMaterial(role, "project", evidence)),
  ].filter((role) => role.evidenceIds.length > 0)
  const carried = new Set(known.flatMap((role) => role.evidenceIds))
  const imported = evidence
    .filter((item) => !carried.has(item.id))
    .flatMap((item) => (headingOf(item) ? [{ ...headingOf(item)!, heading: item.text, lines: [] }] : []))
    .sort(newestFirst)
    .map((role) => roleMaterial(role, "work", evidence))
  return [...known.filter(isWork), ...imported, ...known.filter((role) => !isWork(role))]
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
  const scopeLine = role.lines.find((line) => achievementQuality(line).result.score < 2 && line.length < 200)
  const scope = scopeLine ? asScope(scopeLine) : null
  const scopeIds = scopeLine ? carriers(scopeLine, evidence) : []
  return {
    kind,
    isCurrent,
    lines: role.lines,
    title: capitalised(role.title),
    titleInProse: role.title,
    said: saidOf(role),
    company: role.company,
    location: role.location,
    dates: role.dates,
    start: role.start,
    end: role.end,
    evidenceIds: carriers(written, evidence),
    scope: scope && scopeIds.length > 0 ? { text: scope, evidenceIds: scopeIds } : null,
  }
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
 * Which role an item belongs to. In this order: the role below whose heading it stands, an employer or project it names,
 * an employer that its question names, a title it names (these are `named`); words it shares with a role's own lines,
 * the role held when it was written, the current role (these are inferred).
 */
export function roleOf(item: EvidenceItem, roles: KnownRole[]): { at: number | null; named: boolean } {
  const at = (found: number) => (found >= 0 ? found : null)
  const own = item.kind !== "profile"
  const named =
    at(roles.findIndex((role) => role.lines.some((line) => line.includes(item.text)))) ??
    at(roles.findIndex((role) => mentions(item.text, role.company))) ??
    at(roles.findIndex((role) => own && mentions(item.source, role.company))) ??
    at(roles.findIndex((role) => mentions(item.text, role.title)))
  if (named !== null) return { at: named, named: true }
  const inferred = byWords(item, roles) ?? byDate(item, roles) ?? at(roles.findIndex(isWork)) ?? at(roles.length - 1)
  return { at: inferred, named: false }
}

function mentions(text: string, name: string): boolean {
  if (name.length < 3) return false
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "iu").test(text)
}

function byWords(item: EvidenceItem, roles: KnownRole[]): number | null {
  const words = contentWords(item.text)
  const shared = roles.map((role) => overlap(words, contentWords(role.lines.join(" "))))
  const best = Math.max(0, ...shared)
  const second = Math.max(0, ...shared.filter((_, index) => index !== shared.indexOf(best)))
  return best >= 3 && best >= second + 2 ? shared.indexOf(best) : null
}

function byDate(item: EvidenceItem, roles: KnownRole[]): number | null {
  if (item.kind === "profile" || item.kind === "import") return null
  const month = item.createdAt.slice(0, 7)
  const found = roles.findIndex((role) => isWork(role) && role.start !== "" && !role.isCurrent && within(month, role))
  return found >= 0 && !roles.some((role) => isWork(role) && role.isCurrent && role.start !== "" && within(month, role))
    ? found
    : null
}

function within(month: string, role: RoleMaterial): boolean {
  const end =
    role.end === "present" || role.end === "" ? "9999-12" : role.end.length === 4 ? `${role.end}-12` : role.end
  const start = role.start.length === 4 ? `${role.start}-01` : role.start
  return start <= month && month <= end
}
