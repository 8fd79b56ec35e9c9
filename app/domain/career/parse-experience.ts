import { findDateRange } from "../language/date-range"
import { bulletText } from "../language/statements"
import { namesBreak } from "./career-break"
import { historyLines } from "./history-lines"
import { type HistorySection, namesQualification, parseSectionHeading, recognizeLine } from "./history-sections"
import { type ParsedStudy, parseStudy } from "./parse-study"
import type { ParsedRole } from "./parsed-role"
import { namesOccupation, parseRoleHeading, type RoleHeading } from "./role-heading"
import { rolesInProse } from "./role-in-prose"
import { stepsOf } from "./role-steps"

/** A free-text work history, taken apart. Every string is verbatim; nothing is inferred that is not written. */
export interface ParsedExperience {
  roles: ParsedRole[]
  volunteering: ParsedRole[]
  /** Time away from work: dated like a role, and none. */
  breaks: ParsedRole[]
  projects: ParsedRole[]
  education: ParsedStudy[]
  qualifications: string[]
  awards: string[]
  publications: string[]
  languages: string[]
  /** Lines that belong to no role: plain paragraphs of a history without headings (which may name roles too). */
  loose: string[]
}

/**
 * Reads the free text of a person's experience. Tolerant: headings in many shapes, sections with or without
 * titles, bullets with any mark, and plain paragraphs, which stay whole in `loose`.
 */
export function parseExperience(experience: string): ParsedExperience {
  const parsed: ParsedExperience = {
    roles: [],
    volunteering: [],
    breaks: [],
    projects: [],
    education: [],
    qualifications: [],
    awards: [],
    publications: [],
    languages: [],
    loose: [],
  }
  let section: HistorySection = "work"
  let role: ParsedRole | null = null
  const lines = historyLines(experience)

  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    if (!line) continue
    const heading = parseSectionHeading(line)
    if (heading && bulletText(line) === null) {
      section = heading.section
      role = null
      if (heading.rest) file(heading.rest, heading.rest)
      continue
    }
    const joined = isPaper(bulletText(line) ?? line) ? null : joinHeading(lines, at, role)
    if (joined && isHeld(section)) {
      const steps = stepsOf({ ...joined.heading, heading: joined.written, lines: [] })
      role = steps[0] ?? null
      const into = namesBreak(joined.written) ? parsed.breaks : held(section)
      into.push(...steps)
      at += joined.extra
      continue
    }
    file(bulletText(line) ?? line, line)
  }
  if (parsed.roles.length === 0) parsed.roles.push(...parsed.loose.flatMap(rolesInProse))
  return parsed

  function held(into: HistorySection): ParsedRole[] {
    return into === "volunteering" ? parsed.volunteering : into === "projects" ? parsed.projects : parsed.roles
  }

  function file(text: string, line: string) {
    const bulleted = bulletText(line) !== null
    if (section === "education") return fileStudy(text, bulleted)
    if (section === "qualifications") parsed.qualifications.push(text)
    else if (section === "awards") parsed.awards.push(text)
    else if (section === "publications") parsed.publications.push(text)
    else if (section === "languages") parsed.languages.push(...text.split(/\s*[,;]\s*/).filter(Boolean))
    else if (section === "skip") return
    else fileWork(text, bulleted)
  }

  function fileWork(text: string, bulleted: boolean) {
    const about = !bulleted && isNote(text) ? recognizeLine(text) : null
    if (about === "education") {
      role = null
      parsed.education.push(parseStudy(text))
    } else if (about) parsed[about].push(text)
    else if (role) role.lines.push(text)
    else if (section === "projects") parsed.projects.push(projectOf(text))
    else parsed.loose.push(text)
  }

  function fileStudy(text: string, bulleted: boolean) {
    const last = parsed.education.at(-1)
    if (last && bulleted && recognizeLine(text) !== "education" && !findDateRange(text)) last.details.push(text)
    else parsed.education.push(parseStudy(text))
  }
}

function isHeld(section: HistorySection): boolean {
  return section === "work" || section === "volunteering" || section === "projects"
}

/** A short line that is no sentence: what a qualification or a degree is written as. */
function isNote(text: string): boolean {
  return text.length <= 160 && !/\b(?:I|we|my|our)\b/.test(text) && !/\p{L}{3}[.!?]\s+\S/u.test(text)
}

/** "Microsoft Certified: Data Engineer Associate (2022)": a certificate of one year, and no post at an employer. */
function isPaper(text: string): boolean {
  return /\bcertified\b/i.test(text) && !text.includes(",") && /\((?:19|20)\d\d\)\.?$/.test(text)
}

/** A heading on one line, or spread over the next one or two ("Acme", "Engineer", "2019 – 2022"). */
function joinHeading(lines: string[], at: number, role: ParsedRole | null) {
  const line = lines[at]!
  const below = role !== null
  const bulleted = bulletText(line) !== null
  const one = parseRoleHeading(bulletText(line) ?? line) ?? (bulleted ? null : ownTime(line, role))
  if (bulleted)
    return one?.dates && one.title && one.company ? { heading: one, written: bulletText(line)!, extra: 0 } : null
  if (one?.dates && !isStudy(line)) {
    const next = lines[at + 1] ?? ""
    if (!one.company && isShortName(next) && !namesOccupation(next) && lines[at + 2]) {
      return { heading: { ...one, company: next }, written: `${line}\n${next}`, extra: 1 }
    }
    return { heading: one, written: line, extra: 0 }
  }
  if (role && isDutyAbove(lines, at, role)) return null
  for (const extra of [1, 2]) {
    const together = lines.slice(at, at + extra + 1)
    if (together.length <= extra || !together.every((part) => part && bulletText(part) === null)) continue
    if (!together.slice(0, -1).every(isShortName) || !findDateRange(together.at(-1)!)) continue
    const heading = parseRoleHeading(together.map((part) => part.replace(/,$/, "")).join(" | "))
    const isPost = namesOccupation(together[0]!) && !together.some(namesQualification)
    if (heading?.title && (isPost || !together.some(isStudy))) return { heading, written: together.join("\n"), extra }
  }
  if (one && !isStudy(line) && (!below || lines[at - 1] === "")) return { heading: one, written: line, extra: 0 }
  return null
}

/** "corner shop tills 2009-11": a job of its own where its time is not within that of the role above. */
function ownTime(line: string, role: ParsedRole | null) {
  const plain = parseRoleHeading(line, true)
  if (!plain || !role || role.start === "") return plain
  const ended = (end: string) => (end === "present" ? "9999" : end.slice(0, 4))
  const isWithin =
    plain.start.slice(0, 4) >= role.start.slice(0, 4) && ended(plain.end) <= ended(role.end || role.start)
  return isWithin ? null : plain
}

/**
 * "Stroke ward, 22 beds" right below a role of one line and right above another: who writes headings on one line does
 * not spread the next over two.
 */
function isDutyAbove(lines: string[], at: number, role: ParsedRole): boolean {
  const next = parseRoleHeading(lines[at + 1] ?? "")
  const isWhole = (heading: RoleHeading) => heading.title !== "" && heading.company !== "" && heading.dates !== ""
  return lines[at - 1] !== "" && !role.heading.includes("\n") && isWhole(role) && next !== null && isWhole(next)
}

function isStudy(line: string): boolean {
  return recognizeLine(line) === "education" && !namesOccupation(line.replace(/\bAssociate (?:of|in|degree)\b/gi, ""))
}

/** "18 people under me" is no name. */
const isCount = /^\d[\d,.]*\+? \p{Ll}/u

function isShortName(line: string): boolean {
  return (
    /^[\p{Lu}\d]/u.test(line) &&
    !isCount.test(line) &&
    line.length <= 70 &&
    !/[.!?;:]$/.test(line) &&
    !findDateRange(line) &&
    !/\b(?:I|we)\b/.test(line)
  )
}

function projectOf(text: string): ParsedRole {
  const [, name = "", about = text] = /^([^:–—]{2,50}?)\s*(?::|[–—-](?=\s))\s*(.+)$/.exec(text) ?? []
  return {
    title: "",
    company: name,
    location: "",
    start: "",
    end: "",
    dates: "",
    heading: name || text,
    lines: name ? [about] : [],
  }
}
