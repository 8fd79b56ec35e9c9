import { roleIdOf } from "./held-roles"
import { parseExperience } from "./parse-experience"

/** The roles, education and other entries read from a person's experience text, shown so that they can correct it. */
export interface ReadHistory {
  /** `lines`: those below the heading, or those kept elsewhere under the role where these are more. */
  roles: { heading: string; lines: number }[]
  education: string[]
  /** Certificates, awards, publications and languages. */
  others: number
  /** Lines that belong to no role. */
  loose: number
}

/** `roleIds`: the role of each line kept elsewhere, such as one that came with an imported resume. */
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
