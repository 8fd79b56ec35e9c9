import { parseExperience } from "./parse-experience"
import type { ParsedRole } from "./parsed-role"

/** A role or a course of study of the history, with an id that stays the same as long as title, employer and start do. */
export interface HeldRole {
  id: string
  title: string
  employer: string
  /** "2019", "2019-03" or "" where it is not said. */
  start: string
  /** "2022", "2022-06", "present", or "" where it is not said. */
  end: string
  kind: "work" | "study"
}

/** The roles of a history and then its studies, in the order in which they are written. */
export function rolesOf(experience: string): HeldRole[] {
  const history = parseExperience(experience)
  const held = [...history.roles, ...history.volunteering].map((role, at, all): HeldRole => {
    const { title, start, end } = role
    return { id: roleIdOf(role), title, employer: employerOf(role, all[at - 1]), start, end, kind: "work" }
  })
  const studies = history.education.map(({ degree, institution, dates }): HeldRole => {
    const years = dates.match(/(?:19|20)\d\d/g) ?? []
    const [start, end] = years.length > 1 ? [years[0]!, years.at(-1)!] : ["", years[0] ?? ""]
    return { id: idOf([degree, institution, start]), title: degree, employer: institution, start, end, kind: "study" }
  })
  const distinct = new Map([...held, ...studies].map((role) => [role.id, role]))
  return [...distinct.values()]
}

/** A role that ends when the one above it begins, without an employer of its own, was held at that one's: a promotion. */
function employerOf({ company, end }: ParsedRole, above: ParsedRole | undefined): string {
  const isPromotion = company === "" && above !== undefined && end !== "" && end === above.start
  return isPromotion ? above.company : company
}

/** The id of a role of the history: made from its title, employer and start, so that it needs no table. */
export function roleIdOf(role: Pick<ParsedRole, "title" | "company" | "start">): string {
  return idOf([role.title, role.company, role.start])
}

function idOf(parts: string[]): string {
  const key = parts.map((part) => part.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim()).join("\n")
  return `role_${mixed(key, 0x9e3779b1)}${mixed(key, 0x85ebca6b)}`
}

/** FNV-1a with a seed, as seven characters: enough to tell a person's few roles apart, and the same on every machine. */
function mixed(text: string, seed: number): string {
  let hash = (0x811c9dc5 ^ seed) >>> 0
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(36).padStart(7, "0")
}
