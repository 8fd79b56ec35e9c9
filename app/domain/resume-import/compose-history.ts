import { withBoundSigns } from "../career/headings/bound-signs"
import { type HeldRole, roleIdOf, rolesOf } from "../career/held-roles"
import { parseSectionHeading } from "../career/history/history-sections"
import { parseExperience } from "../career/history/parse-experience"

/** An entry as kept by its owner. */
export interface AgreedEntry {
  section: "work" | "volunteering" | "education" | "projects"
  title: string
  employer: string
  location: string
  dates: string
  /** Only for a study. */
  grades?: string[]
}

const months = new Intl.DateTimeFormat("en", { month: "short", timeZone: "UTC" })

/** Formats "2019-03" as "Mar 2019"; "present" and bare years are unchanged. */
function shownMoment(moment: string): string {
  const [year, month] = moment.split("-")
  return year && month ? `${months.format(new Date(Date.UTC(2020, Number(month) - 1, 15)))} ${year}` : moment
}

/** The dates of an entry, in the format of a work history. */
export function shownDates(start: string, end: string): string {
  if (start === "" || start === end) return shownMoment(end)
  return end === "" ? shownMoment(start) : `${shownMoment(start)} – ${shownMoment(end)}`
}

/** A work history splits its headings at these signs. Other signs within a name stay as written. */
const partSign = /(?<!\s)\s*[|\n]\s*/g

/** The heading line of an entry in a work history. */
export function headingOf({ title, employer, location, dates, grades = [] }: AgreedEntry): string {
  const named = [title, employer, location, ...grades]
    .map((part) => withBoundSigns(withoutSectionName(part).replace(partSign, ", ").trim()))
    .filter(Boolean)
  return `${named.join(" | ")}${dates ? ` (${dates})` : ""}`
}

/** "Training: First Aid" would open a section of a work history. */
const withoutSectionName = (part: string) => (parseSectionHeading(part)?.rest ? part.replace(/:\s+/, ", ") : part)

/** The role that a work history parses from a heading; null if none. */
export function roleOf(heading: string): HeldRole | null {
  return rolesOf(heading)[0] ?? null
}

/** The study that a work history parses from a heading; null if none. */
export function studyOf(heading: string): HeldRole | null {
  return rolesOf(`Education\n${heading}`)[0] ?? null
}

/** The project that a work history parses from a heading; null if none. */
export function projectOf(heading: string): Pick<HeldRole, "id" | "start" | "end"> | null {
  const [project] = parseExperience(`Projects\n${heading}`).projects
  return project && (project.title || project.company) ? { ...project, id: roleIdOf(project) } : null
}

/** Adds the place and the grades of joined studies to their lines in a work history. */
export function withMore(experience: string, joined: { entry: AgreedEntry; held: HeldRole }[]): string {
  const lines = experience.split("\n")
  for (const { entry, held } of joined.filter(({ held: { kind } }) => kind === "study")) {
    const at = lines.findIndex((line) => line.trim() !== "" && studyOf(line)?.id === held.id)
    const line = lines[at] ?? ""
    const missing = [entry.location, ...(entry.grades ?? [])].filter((part) => !plain(line).includes(plain(part)))
    const [, head = line, dates = ""] = /^(.*\S)(\s+\([^()]*\))\s*$/.exec(line) ?? []
    if (at >= 0 && missing.length > 0) lines[at] = `${[head, ...missing].join(" | ")}${dates}`
  }
  return lines.join("\n")
}

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
const sections = { work: "", volunteering: "Volunteering", education: "Education", projects: "Projects" } as const

/** A list under its own heading: "Certifications", "Languages". */
export interface AgreedList {
  heading: string
  lines: string[]
}

/**
 * Adds entries to a work history. Existing roles and lines stay unchanged. Roles come first, then the sections, each
 * once.
 */
export function mergedHistory(experience: string, entries: AgreedEntry[], lists: AgreedList[]): string {
  const held = new Set(rolesOf(experience).map(({ id }) => id))
  const lines = new Set(experience.split("\n").map(plain))
  const isNew = (heading: string) => {
    const role = roleOf(heading)
    if (lines.has(plain(heading)) || (role && held.has(role.id))) return false
    lines.add(plain(heading))
    if (role) held.add(role.id)
    return true
  }
  let text = experience.trim()
  const under = (name: string) =>
    entries
      .filter(({ section }) => sections[section] === name)
      .map(headingOf)
      .filter(isNew)
  const roles = under("")
  const firstSection = text.search(/^(?:Education|Volunteering|Projects|Certifications|Languages)$/m)
  if (roles.length > 0) {
    text =
      firstSection < 0
        ? [text, ...roles].filter(Boolean).join("\n\n")
        : `${text.slice(0, firstSection)}${roles.join("\n\n")}\n\n${text.slice(firstSection)}`
  }
  text = withSection(text, "Education", under("Education"))
  for (const name of ["Volunteering", "Projects"]) text = withSection(text, name, apart(under(name)))
  for (const { heading, lines: added } of lists) {
    const more = added.filter((line) => !lines.has(plain(line)))
    text = withSection(text, heading, heading === "Projects" ? apart(more) : more)
  }
  return text.trim()
}

/** With blank lines between entries: an undated one right above a dated one would be read as its first line. */
const apart = (entries: string[]) => entries.flatMap((entry, at) => (at === 0 ? [entry] : ["", entry]))

function withSection(text: string, heading: string, added: string[]): string {
  if (added.length === 0) return text
  const at = text.split("\n").findIndex((line) => line.trim() === heading)
  if (at < 0) return `${text}\n\n${heading}\n${added.join("\n")}`
  const lines = text.split("\n")
  return [...lines.slice(0, at + 1), ...added, ...lines.slice(at + 1)].join("\n")
}
