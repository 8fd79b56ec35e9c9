import { languagesOf, type PageNote, type PageStudy, papersOf, skillsOf, studiesOf } from "./below-headings"
import { datesOf, hasKind, isKind, type PageLine, shownOnce } from "./page-lines"
import { type PagePosition, positionsOf } from "./positions"

/** A parsed profile page of a professional network. */
export interface ProfilePage<T extends PageLine> {
  /** The lines above the first heading: name and headline. */
  head: T[]
  about: T[]
  work: PagePosition<T>[]
  volunteering: PagePosition<T>[]
  education: PageStudy<T>[]
  certificates: PageNote<T>[]
  awards: PageNote<T>[]
  languages: PageNote<T>[]
  skills: T[]
  /** Lines under headings with unstructured entries, with their headings. */
  others: T[][]
}

type Heading = Exclude<keyof ProfilePage<PageLine>, "head" | "others"> | "other" | "skip"

const headings: Record<string, Heading> = {
  about: "about",
  experience: "work",
  "work experience": "work",
  education: "education",
  "licenses & certifications": "certificates",
  "licences & certifications": "certificates",
  "licenses and certifications": "certificates",
  certifications: "certificates",
  skills: "skills",
  "top skills": "skills",
  languages: "languages",
  volunteering: "volunteering",
  "volunteer experience": "volunteering",
  "honors & awards": "awards",
  "honours & awards": "awards",
  projects: "other",
  publications: "other",
  courses: "other",
  organizations: "other",
  patents: "other",
  activity: "skip",
  featured: "skip",
  interests: "skip",
  recommendations: "skip",
  analytics: "skip",
  "people also viewed": "skip",
  "people you may know": "skip",
}

/** True if lines were copied from a profile page, which shows the duration of each position next to its dates. */
export function isProfilePage(lines: PageLine[]): boolean {
  // A person writes "(2 yrs)" too, but not " · Full-time".
  const isOfPage = lines.some(hasKind)
  const isLong = (line: PageLine) => (datesOf(line)?.months ?? null) !== null && (isOfPage || !/\)$/.test(line.text))
  const withLength = lines.filter(isLong).length
  const isHeaded = lines.some(({ text }) => headings[text.toLowerCase()] === "work")
  const isMarked = lines.some((line) => hasKind(line) || isKind(line)) || shownOnce(lines).length < lines.length
  return withLength >= 2 || (withLength === 1 && (isHeaded || isMarked))
}

/**
 * Parses a profile page: splits it at its headings, which are always the same, and parses each section by its format.
 */
export function profilePageOf<T extends PageLine>(lines: T[]): ProfilePage<T> {
  const kept = shownOnce(lines)
  const sections: { heading: Heading | "head"; lines: T[]; headed: T | null }[] = [
    { heading: "head", lines: [], headed: null },
  ]
  for (const line of kept) {
    const heading = line.bullet ? undefined : headings[line.text.replace(/:$/, "").toLowerCase()]
    if (heading) sections.push({ heading, lines: [], headed: line })
    else sections.at(-1)!.lines.push(line)
  }
  // Only the list of positions was copied, without its heading.
  const isBare = !sections.some(({ heading }) => heading === "work")
  if (isBare && sections[0]) sections[0].heading = "work"
  const of = (name: Heading | "head") =>
    sections.filter(({ heading }) => heading === name).flatMap((section) => section.lines)
  const work = positionsOf(of("work"))
  const volunteering = positionsOf(of("volunteering"))
  const employers = work.positions.map(({ employer }) => employer)
  const others = sections.filter(({ heading }) => heading === "other")
  return {
    head: [...of("head"), ...(isBare ? work.unused : [])],
    about: of("about"),
    work: work.positions,
    // The line below the dates is a cause ("Children"), not a place.
    volunteering: volunteering.positions.map((one) => ({ ...one, place: "" })),
    education: studiesOf(of("education")),
    certificates: papersOf(of("certificates")),
    awards: papersOf(of("awards")),
    languages: languagesOf(of("languages")),
    skills: skillsOf(of("skills"), employers),
    others: others.map((section) => [...(section.headed ? [section.headed] : []), ...section.lines]),
  }
}
