import { roleIdOf, rolesOf } from "../career/held-roles"
import { parseExperience } from "../career/history/parse-experience"
import type { WritingLine } from "./writing-line"

/**
 * The role or project of each evidence item whose agreed lines all belong to one role, by its heading. The person confirmed that
 * role, so it is not inferred from the words again.
 */
export function agreedRolesOf(lines: readonly WritingLine[], experience: string): Map<string, string> {
  const roles = rolesOf(experience).map(({ id, title, employer }) => [id, `${title}, ${employer}`] as const)
  const projects = parseExperience(experience).projects.map((project) => [roleIdOf(project), named(project)] as const)
  const headings = new Map([...projects, ...roles])
  const found = new Map<string, Set<string>>()
  for (const { state, roleId, evidenceIds } of lines) {
    const heading = state === "agreed" && roleId !== null ? headings.get(roleId) : undefined
    for (const id of evidenceIds) if (heading) found.set(id, (found.get(id) ?? new Set()).add(heading))
  }
  return new Map([...found].flatMap(([id, roles]) => (roles.size === 1 ? [[id, [...roles][0] ?? ""] as const] : [])))
}

/** A project often has a name only. */
const named = ({ title, company }: { title: string; company: string }) => [title, company].filter(Boolean).join(", ")
