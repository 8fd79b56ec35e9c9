import type { HeldRole } from "../../career/held-roles"
import type { LineRole } from "../line"
import type { Draft } from "./compose"
import type { Facts } from "./facts"
import type { Reflection } from "./reflection"

/** Under which role a line stands: named by the words, or the only one that can be meant; else asked, or none. */
export function roleOf(_draft: Draft, _facts: Facts, entry: Reflection, roles: HeldRole[], day: string): LineRole {
  const words = new Set(`${entry.response} ${entry.question}`.toLowerCase().match(/[\p{L}\d]+/gu))
  const named = roles.filter((role) => distinctive(role, roles).some((word) => words.has(word)))
  const [only] = named
  if (named.length === 1 && only) return { kind: "known", roleId: only.id }
  if (named.length > 1) return { kind: "ask", roleIds: named.map(({ id }) => id) }
  const running = roles.filter((role) => role.kind === "work" && isRunning(role, day))
  if (running.length === 1 && running[0]) return { kind: "known", roleId: running[0].id }
  return running.length > 1 ? { kind: "ask", roleIds: running.map(({ id }) => id) } : { kind: "none" }
}

/** Words of an employer that no other role has. */
function distinctive(role: HeldRole, roles: HeldRole[]): string[] {
  const others = new Set(roles.filter((other) => other.id !== role.id).flatMap(({ employer }) => wordsOf(employer)))
  return wordsOf(role.employer).filter((word) => word.length > 3 && !others.has(word))
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

function isRunning(role: HeldRole, day: string): boolean {
  const end = role.end === "present" ? "9999" : role.end
  return (
    role.start !== "" &&
    role.start <= day.slice(0, role.start.length) &&
    (end || role.start) >= day.slice(0, (end || role.start).length)
  )
}
