import type { SectionKind } from "./reading/imported-resume"

/** Characters of a pasted resume. */
export const pastedLimit = 60_000

/** Sections that are kept unless their owner says otherwise. */
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
