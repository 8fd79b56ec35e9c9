import { roleIdOf } from "../held-roles"
import { parseExperience } from "./parse-experience"

/** The roles, education and other entries parsed from a person's experience text, shown for correction. */
export interface ReadHistory {
  /** `lines`: the number below the heading, or of lines stored separately under the role if that is higher. */
  roles: { heading: string; lines: number }[]
  education: string[]
  /** Certificates, awards, publications and languages. */
  others: number
  /** Lines without a role. */
  loose: number
}

/** `roleIds`: the role of each line stored separately, such as an imported one. */
export function readHistory(experience: string, roleIds: (string | null)[] = []): ReadHistory {
  const parsed = parseExperience(experience)
  const held = [...parsed.roles, ...parsed.volunteering, ...parsed.breaks, ...parsed.projects]
  return {
    roles: held.map((role) => {
      const kept = roleIds.filter((id) => id === roleIdOf(role)).length
      return { heading: role.heading.split("\n").join(", "), lines: Math.max(role.lines.length, kept) }
    }),
    education: parsed.education.map((study) => study.text),
    others: parsed.qualifications.length + parsed.awards.length + parsed.publications.length + parsed.languages.length,
    loose: parsed.loose.length,
  }
}
