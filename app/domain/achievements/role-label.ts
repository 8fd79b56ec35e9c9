import type { HeldRole } from "../career/held-roles"

/** A role as a person reads it: "Head of Operations, Acme (2019 – present)", and "Study: BSc, Hull (2014)"; null where there is none. */
export function roleLabel(role: HeldRole | undefined): string | null {
  if (!role) return null
  const { title, employer, start, end, kind } = role
  const name = `${kind === "study" ? "Study: " : ""}${[title, employer].filter(Boolean).join(", ")}`
  const years = [...new Set([start, end].map((at) => at.slice(0, at.startsWith("p") ? undefined : 4)).filter(Boolean))]
  return years.length > 0 ? `${name} (${years.join(" – ")})` : name
}
