import type { HeldRole } from "../career/held-roles"

/**
 * The label of a role: "Head of Operations, Acme (2019 – present)", or "Study: BSc, Hull (2014)"; null if there is no
 * role.
 */
export function roleLabel(role: HeldRole | undefined): string | null {
  if (!role) return null
  const { title, employer, start, end, kind } = role
  const name = `${kind === "study" ? "Study: " : ""}${[title, employer].filter(Boolean).join(", ")}`
  const years = [...new Set([start, end].map((at) => at.slice(0, at.startsWith("p") ? undefined : 4)).filter(Boolean))]
  return years.length > 0 ? `${name} (${years.join(" – ")})` : name
}
