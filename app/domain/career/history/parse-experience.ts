import { findDateRange } from "../../language/date-range"
import { bulletText } from "../../language/sentences/statements"
import { splitList } from "../../language/split-list"
import { boundSpace, partingDash, withoutBoundSigns } from "../headings/bound-signs"
import { namesBreak } from "./career-break"
import { isContactLine } from "./contact-line"
import { type EmployerLine, employerLine, withEmployer } from "./employer-line"
import { isDutySince, isHeldSince } from "./held-since"
import { historyLines } from "./history-lines"
import {
  type HistorySection,
  labeledEntry,
  opensWithDegree,
  parseSectionHeading,
  recognizeLine,
} from "./history-sections"
import { joinHeading } from "./join-heading"
import { knownThings, papersOf } from "./labeled-list"
import { type ParsedStudy, parseStudy } from "./parse-study"
import type { ParsedRole } from "./parsed-role"
import { namesRegistrations } from "./registrations"
import { rolesInProse } from "./role-in-prose"
import { stepsOf } from "./role-steps"

/** A parsed free-text work history. Every string is verbatim, and nothing is inferred. */
export interface ParsedExperience {
  roles: ParsedRole[]
  volunteering: ParsedRole[]
  /** Time away from work: dated like a role, but not one. */
  breaks: ParsedRole[]
  projects: ParsedRole[]
  education: ParsedStudy[]
  qualifications: string[]
  awards: string[]
  publications: string[]
  languages: string[]
  /** What a line lists as known or used: "I know: Excel, SAP". */
  skills: string[]
  /** Lines without a role: plain paragraphs of a history without headings (which may name roles too). */
  loose: string[]
}

/**
 * Parses the free text of a person's experience. Tolerant: headings in many formats, sections with or without titles,
 * bullets with any mark, and plain paragraphs, which stay whole in `loose`.
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
    skills: [],
    loose: [],
  }
  let section: HistorySection = "work"
  let role: ParsedRole | null = null
  let employer: EmployerLine | null = null
  const lines = historyLines(experience)

  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    if (!line) continue
    const heading = parseSectionHeading(line)
    if (heading && bulletText(line) === null) {
      role = null
      employer = null
      // "I know: Excel, SAP" is complete: what follows is not part of it.
      if (heading.section === "known") fileKnown(heading.rest, line)
      else section = heading.section
      if (heading.section === "qualifications" && heading.rest)
        parsed.qualifications.push(...papersOf(heading.rest, heading.label))
      else if (heading.section !== "known" && heading.rest) file(heading.rest, heading.rest)
      continue
    }
    const told = bulletText(line)
    const labeled = told !== null && isHeld(section) ? labeledEntry(told) : null
    if (labeled) {
      fileEntry(labeled.section, labeled.text)
      continue
    }
    const above = isHeld(section) ? employerLine(lines, at) : null
    if (above) {
      employer = above
      continue
    }
    const isNoHeading =
      isPaper(told ?? line) ||
      (told !== null && isStudyBullet(told)) ||
      (employer === null && isDutySince(lines, at, role))
    const joined = isNoHeading ? null : joinHeading(lines, at, role)
    if (joined && isHeld(section)) {
      const steps = stepsOf({ ...withEmployer(joined.heading, employer), heading: joined.written, lines: [] })
      role = steps[0] ?? null
      const isBreak = [joined.written, joined.heading.title || joined.heading.company].some(namesBreak)
      const into = isBreak ? parsed.breaks : held(section)
      into.push(...steps)
      at += joined.extra
      continue
    }
    // A name below a blank line is the next project.
    if (section === "projects" && told === null && lines[at - 1] === "" && isProjectName(line)) role = null
    if (isHeld(section) && isHeldSince(told ?? line)) fileEntry("qualifications", told ?? line)
    else file(told ?? line, line)
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
    else if (section === "languages") parsed.languages.push(...splitList(text, ",;").filter(Boolean))
    else if (section === "skip") return
    else fileWork(text, bulleted)
  }

  function fileKnown(text: string, line: string) {
    const { languages, skills } = knownThings(text)
    parsed.languages.push(...languages)
    parsed.skills.push(...skills)
    // The sentence itself is the evidence of its skills.
    if (skills.length > 0) parsed.loose.push(bulletText(line) ?? line)
  }

  function fileWork(text: string, bulleted: boolean) {
    if (section === "work" && parsed.roles.length === 0 && isContactLine(text)) return
    const about =
      section !== "projects" && isNote(text) && (!bulleted || isStudyBullet(text)) ? recognizeLine(text) : null
    if (about === "education" && !bulleted) role = null
    if (about) fileEntry(about, text)
    else if (role) role.lines.push(text)
    else if (section === "projects") parsed.projects.push(projectOf(text))
    else parsed.loose.push(text)
  }

  function fileEntry(about: "education" | "qualifications" | "awards", text: string) {
    if (about === "education") parsed.education.push(parseStudy(text))
    else parsed[about].push(text)
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

/** A short line that is not a sentence, as qualifications and degrees are written. */
function isNote(text: string): boolean {
  return text.length <= 160 && !/\b(?:I|we|my|our)\b/.test(text) && !/\p{L}{3}[.!?]\s+\S/u.test(text)
}

/** A bullet that is a degree with its school and year, below the duties of a role. */
const isStudyBullet = (text: string) => opensWithDegree(text) && findDateRange(text) !== null

/** "Microsoft Certified: Data Engineer Associate (2022)": a certificate with a year, not a job. */
function isPaper(text: string): boolean {
  if (namesRegistrations(text) || isHeldSince(text)) return true
  return /\bcertified\b/i.test(text) && !text.includes(",") && /\((?:19|20)\d\d\)\.?$/.test(text)
}

const nameBefore = new RegExp(`^([^:–—]{2,50}?)(?:${partingDash}|\\s*:(?=[^${boundSpace}])\\s*)(.+)$`)
/** The characters of a project that is only named. */
const longestName = 80
const isProjectName = (text: string) => text.length <= longestName && !/[.!?]$/.test(text)

function projectOf(text: string): ParsedRole {
  const [, name = "", about = text] = nameBefore.exec(text) ?? []
  return {
    title: "",
    company: withoutBoundSigns(name === "" && isProjectName(text) ? text : name),
    location: "",
    start: "",
    end: "",
    dates: "",
    heading: name || text,
    lines: name ? [about] : [],
  }
}
