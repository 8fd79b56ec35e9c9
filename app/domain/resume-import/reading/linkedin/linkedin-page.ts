import type { PageNote, PageStudy } from "../../../career/profile-page/below-headings"
import { isSkillsBelow } from "../../../career/profile-page/page-lines"
import type { PagePosition } from "../../../career/profile-page/positions"
import { profilePageOf } from "../../../career/profile-page/profile-page"
import { withList, withSingles } from "../entries/employer-groups"
import { entriesOf } from "../entries/entries"
import type { Entry, ImportedResume, Section, SectionKind } from "../imported-resume"
import type { Line, Value } from "../lines/line"
import { readLines } from "../read-lines"
import { accountFor } from "../sections/account-for"
import { skillsOf } from "../sections/skill-lines"

/**
 * Reads a resume from the lines of a copied profile page. Skips duplicates and the page's own text around the entries.
 */
export function readProfilePage(given: Line[]): ImportedResume {
  const lines = given.filter(({ text }) => text.trim() !== "")
  const page = profilePageOf(lines)
  const others = page.others.flatMap(([heading, ...below]) =>
    heading ? [{ ...heading, heading: true, gap: true }, ...below] : below,
  )
  const read = readLines([...page.head, ...others])
  const section = (kind: SectionKind, heading: string, entries: Entry[], held: Value[]): Section => ({
    kind,
    heading,
    entries,
    lines: held,
  })
  const sections = [
    section("summary", "About", [], page.about.map(asValue)),
    section("work", "Experience", ofPositions(page.work), []),
    section("volunteering", "Volunteering", ofPositions(page.volunteering), []),
    section("education", "Education", page.education.flatMap(ofStudy), []),
    section("certificates", "Licenses & certifications", [], page.certificates.map(ofNote)),
    section("awards", "Honors & awards", [], page.awards.map(ofNote)),
    section("languages", "Languages", [], page.languages.map(ofNote)),
    section("skills", "Skills", [], withSkillsBelow(page.skills.flatMap(skillsOf), lines)),
  ]
  const shown = {
    contact: read.contact,
    sections: [...sections, ...read.sections].filter(({ entries, lines: held }) => entries.length + held.length > 0),
  }
  return { ...shown, ...accountFor(lines, shown) }
}

/** "Skills: HubSpot · SEO" below a position names skills as the page's own list does. */
function withSkillsBelow(listed: Value[], lines: Line[]): Value[] {
  const below = lines.filter((line) => /^skills: /i.test(line.text) && isSkillsBelow(line)).flatMap(skillsOf)
  const held = new Set(listed.map(({ text }) => text.toLowerCase()))
  const more = below.filter(({ text }) => {
    const isNew = !held.has(text.toLowerCase()) && !/^\+\d+ skills?$/i.test(text)
    held.add(text.toLowerCase())
    return isNew
  })
  return [...listed, ...more]
}

const asValue = ({ text, place }: Line): Value => ({ text, place })
const ofNote = ({ text, first }: PageNote<Line>): Value => ({ text, place: first.place })

/** Lines that each start a new statement are a list, as in other resumes, although the page shows no marks. */
function ofPositions(positions: PagePosition<Line>[]): Entry[] {
  const blocks = positions.map(({ lines }) => {
    const [bullets, notes] = [lines.filter(({ bullet }) => bullet), lines.filter(({ bullet }) => !bullet)]
    return withList({ heading: [], dates: null, notes: notes.map(asValue), bullets: bullets.map(asValue) })
  })
  const told = withSingles(
    blocks,
    positions.flatMap(({ lines }) => lines),
  )
  return positions.map((position, at) => ({ ...ofPosition(position), ...linesOf(told[at]!) }))
}

const linesOf = ({ notes, bullets }: Pick<Entry, "notes" | "bullets">) => ({ notes, bullets })

function ofPosition({ title, employer, dates, place }: PagePosition<Line>): Omit<Entry, "notes" | "bullets"> {
  return {
    title: title.text,
    employer,
    location: place,
    start: dates.start,
    end: dates.end,
    dates: dates.written,
    place: title.place,
  }
}

/** A study in one line, as in other resumes, or a school above its degree. */
function ofStudy({ school, degree, dates, lines }: PageStudy<Line>): Entry[] {
  const { entries } = degree === null && dates === null ? entriesOf([school], "education") : { entries: [] }
  if (entries.length > 0 && lines.length === 0) return entries
  const study = {
    title: degree?.text ?? "",
    employer: school.text,
    location: "",
    start: dates?.start ?? "",
    end: dates?.end ?? "",
    dates: dates?.written ?? "",
    notes: lines.map(asValue),
    bullets: [],
    place: school.place,
  }
  return [study]
}
