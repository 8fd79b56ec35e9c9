import { parseExperience } from "./history/parse-experience"
import type { ParsedRole } from "./history/parsed-role"

/** A role or a course of study in the history. Its id is stable as long as title, employer and start are. */
export interface HeldRole {
  id: string
  title: string
  employer: string
  /** "2019", "2019-03" or "" if missing. */
  start: string
  /** "2022", "2022-06", "present", or "" if missing. */
  end: string
  kind: "work" | "study"
}

/** The roles of a history followed by its studies, each in the order written. */
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

/** If a role has no employer and ends when the one above it starts, it was a promotion at the same employer. */
function employerOf({ company, end }: ParsedRole, above: ParsedRole | undefined): string {
  const isPromotion = company === "" && above !== undefined && end !== "" && end === above.start
  return isPromotion ? above.company : company
}

/** The id of a role: derived from its title, employer and start, so that no table is needed. */
export function roleIdOf(role: Pick<ParsedRole, "title" | "company" | "start">): string {
  return idOf([role.title, role.company, role.start])
}

function idOf(parts: string[]): string {
  const key = parts.map((part) => part.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim()).join("\n")
  return `role_${mixed(key, 0x9e3779b1)}${mixed(key, 0x85ebca6b)}`
}

/**
 * FNV-1a with a seed, as seven characters: enough to distinguish a person's few roles, and deterministic across
 * machines.
 */
function mixed(text: string, seed: number): string {
  let hash = (0x811c9dc5 ^ seed) >>> 0
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(36).padStart(7, "0")
}
