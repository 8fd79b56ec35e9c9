import { parseExperience } from "./parse-experience"

/** The roles, education and other entries read from a person's experience text, shown so that they can correct it. */
export interface ReadHistory {
  roles: { heading: string; lines: number }[]
  education: string[]
  /** Certificates, awards, publications and languages. */
  others: number
  /** Lines that belong to no role. */
  loose: number
}

export function readHistory(experience: string): ReadHistory {
  const parsed = parseExperience(experience)
  const held = [...parsed.roles, ...parsed.volunteering, ...parsed.breaks, ...parsed.projects]
  return {
    roles: held.map(({ heading, lines }) => ({ heading: heading.split("\n").join(", "), lines: lines.length })),
    education: parsed.education.map((study) => study.text),
    others: parsed.qualifications.length + parsed.awards.length + parsed.publications.length + parsed.languages.length,
    loose: parsed.loose.length,
  }
}
