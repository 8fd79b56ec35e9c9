import { isGrade } from "../career/grades"
import { type HeldRole, rolesOf } from "../career/held-roles"
import { recognizeLine } from "../career/history/history-sections"
import { rolePeriod } from "../career/role-period"
import type { ImportedLine as Item } from "../evidence/imported-evidence.server"
import { type AgreedEntry, type AgreedList, headingOf, projectOf, roleOf, studyOf } from "./compose-history"
import { isProjectContext } from "./reading/entries/client-projects"
import type { ImportedResume } from "./reading/imported-resume"
import { contactOf, datesOf, linesOf, shownPlace } from "./review"
import { entryOfLines, type HeldTexts, sameEntry } from "./same-entry"
import type { AcceptImport } from "./schema"
import { spokenLanguages } from "./spoken-languages"
import { typedDates } from "./typed-dates"

/** The parts of an imported resume that its owner kept. */
export interface AgreedResume {
  title: string
  summary: string
  links: { linkedin: string; github: string; other: string }
  phone: string
  location: string
  entries: AgreedEntry[]
  /** Entries that the history has in other words, each with its role or study there. */
  joined: { entry: AgreedEntry; held: HeldRole }[]
  /** The names of entries that were not kept. */
  leftOut: string[]
  /** Sections of lines that a work history can contain. */
  lists: AgreedList[]
  skills: string[]
  /** Lines under roles. "Team Size: 24" is only evidence. */
  lines: { text: string; roleId: string | null; period: { from: string; to: string } }[]
  evidence: Item[]
}

const leastLine = 10
const maxLine = 1000
/** "Achievements:" above bullets has no meaning of its own. */
const onlyLabel = /^\p{Lu}[\p{L} ]{1,40}:$/u
const historyLists = {
  certificates: "Certifications",
  languages: "Languages",
  awards: "Awards",
  publications: "Publications",
  projects: "Projects",
}
const isHeld = (kind: string): kind is keyof typeof historyLists => kind in historyLists
const historyEntries = ["work", "volunteering", "education", "projects"] as const

/** A form may trim a value and fold its spaces, which is not a correction. */
const differs = (typed: string, read: string) => folded(typed) !== folded(read)
const folded = (text: string) => text.replace(/\s+/g, " ").trim()

/** A corrected value is wanted, even if its owner forgot to check its box. */
const keptOf = (keep: "on" | undefined, typed: string | undefined, read: string) =>
  typed !== undefined && differs(typed, read) ? typed : keep ? read : ""

type Given = AcceptImport["entries"][number]

/** With the title and the employer swapped, if the owner checked that box. */
const swapped = (given: Given | undefined): Given | undefined =>
  given?.swap ? { ...given, title: given.employer, employer: given.title } : given

/**
 * Assembles what was kept and corrected in the review of a resume. `file` is the name of the source, `experience` the
 * work history that it is added to, and `texts` its lines.
 */
export function agreedResume(
  resume: ImportedResume,
  input: AcceptImport,
  file: string,
  { experience, texts: heldTexts, today }: { experience: string; texts: HeldTexts; today: string },
): AgreedResume {
  const held = rolesOf(experience)
  const { phone, location } = contactOf(resume)
  const agreed: AgreedResume = {
    title: input.keepTitle ? input.title : "",
    summary: "",
    links: linksOf(input.keepLinks ? resume.contact.urls : []),
    phone: keptOf(input.keepPhone, input.phone, phone),
    location: keptOf(input.keepPlace, input.location, location),
    entries: [],
    joined: [],
    leftOut: [],
    lists: [],
    skills: [],
    lines: [],
    evidence: [],
  }
  const flat = resume.sections.flatMap(({ kind, entries }) => entries.map((entry) => ({ kind, entry })))
  for (const [at, { kind, entry }] of flat.entries()) {
    const given = swapped(input.entries[at])
    // If a person corrects an entry, they want it, even if they forgot to check its box, which a doubt left unchecked.
    if (!given || !(given.keep || differs(given.title, entry.title) || differs(given.employer, entry.employer))) {
      agreed.leftOut.push(entry.title || entry.employer)
      continue
    }
    const section = historyEntries.find((one) => one === kind) ?? "projects"
    const { title, employer, location } = given
    const isAsRead = !differs(given.dates, datesOf(entry))
    const dates = isAsRead ? given.dates : typedDates(given.dates, `entries[${at}].dates`)
    const grades = section === "education" ? split(given.lines).filter(isGrade) : []
    const named = { section, title, employer, location, dates, grades }
    const heading = headingOf(named)
    const own = { work: roleOf, volunteering: roleOf, education: studyOf, projects: projectOf }[section](heading)
    const texts = split(given.lines).filter((line) => !grades.includes(line))
    const isThere = held.some(({ id }) => id === own?.id)
    const same = isThere ? null : (sameEntry(named, held) ?? entryOfLines(named, texts, held, heldTexts))
    if (same) agreed.joined.push({ entry: named, held: same })
    else if (title || employer) agreed.entries.push(named)
    // Without its dates, the heading of a joined entry is evidence for its words, and not another role.
    const said = same ? [title, employer, location].filter(Boolean).join(", ") : heading
    if (title || employer) agreed.evidence.push({ text: said, source: `${file}, ${shownPlace(entry.place)}` })
    const role = same ?? own
    const period = rolePeriod(role ?? { start: "", end: "" }, today)
    // A study's heading contains its grades.
    for (const text of texts) {
      const value = linesOf(entry).find((one) => one.text === text)
      agreed.evidence.push({ text, source: `${file}, ${shownPlace(value?.place ?? entry.place)}` })
      const least = section === "education" ? 1 : leastLine
      if (text.length >= least && text.length <= maxLine && !onlyLabel.test(text) && !isProjectContext(text))
        agreed.lines.push({ text, roleId: role?.id ?? null, period })
    }
  }
  const lists = resume.sections.filter(({ lines }) => lines.length > 0)
  for (const [at, { kind, heading, lines }] of lists.entries()) {
    const given = input.lists[at]
    if (!given?.keep) continue
    const typed = split(given.lines)
    const texts = kind === "languages" ? spokenLanguages(heading, typed) : typed
    if (kind === "skills") agreed.skills.push(...texts.map((text) => text.slice(0, 100)))
    else if (kind === "summary") agreed.summary = [agreed.summary, ...texts].filter(Boolean).join("\n")
    else if (kind === "education") agreed.lists.push(...qualificationLists(texts))
    else if (isHeld(kind)) agreed.lists.push({ heading: historyLists[kind], lines: texts })
    for (const text of texts) {
      const place = lines.find((one) => one.text === text)?.place ?? lines[0]!.place
      agreed.evidence.push({ text, source: `${file}, ${shownPlace(place)}` })
    }
  }
  return agreed
}

/** Below "Professional qualifications", a line that names no degree and no school is a certificate. */
function qualificationLists(lines: string[]): AgreedList[] {
  const isStudy = (line: string) => recognizeLine(line) === "education"
  return [
    { heading: "Education", lines: lines.filter(isStudy) },
    { heading: historyLists.certificates, lines: lines.filter((line) => !isStudy(line)) },
  ]
}

const split = (lines: string) =>
  lines
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

function linksOf(urls: string[]): AgreedResume["links"] {
  const whole = urls.filter((url) => !url.includes("@")).map((url) => (/^https?:/i.test(url) ? url : `https://${url}`))
  const valid = whole.filter((url) => URL.canParse(url) && url.length <= 500)
  const linkedin = valid.find((url) => /linkedin\.com/i.test(url)) ?? ""
  const github = valid.find((url) => /github\.com/i.test(url)) ?? ""
  return { linkedin, github, other: valid.find((url) => url !== linkedin && url !== github) ?? "" }
}
