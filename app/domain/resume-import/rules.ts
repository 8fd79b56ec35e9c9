import type { SectionKind } from "./reading/imported-resume"

/** The maximum number of characters in a pasted resume. */
export const pastedLimit = 60_000

/** Sections that are kept by default. */
const usual: SectionKind[] = [
  "work",
  "volunteering",
  "education",
  "skills",
  "languages",
  "certificates",
  "summary",
  "projects",
  "awards",
  "publications",
]
export const isUsuallyKept = (kind: SectionKind) => usual.includes(kind)

/**
 * Whether a file's heading already names the kind of section, entirely or in one word: "Professional experience" for
 * work experience.
 */
export function saysKind(heading: string, kind: SectionKind): boolean {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const said = wordsOf(heading)
  return wordsOf(kindTitles[kind]).some((word) => said.includes(word))
}

export const kindTitles: Record<SectionKind, string> = {
  work: "Work experience",
  volunteering: "Volunteering",
  education: "Education",
  skills: "Skills",
  languages: "Languages",
  certificates: "Certifications",
  summary: "Summary",
  projects: "Projects",
  publications: "Publications",
  awards: "Awards",
  interests: "Interests",
  references: "References",
  other: "Other",
}
