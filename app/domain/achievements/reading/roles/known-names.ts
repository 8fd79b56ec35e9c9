import type { HeldRole } from "../../../career/held-roles"
import { namesIn } from "../../../language/talk/spelling/capitals"
import { isCommon } from "../../../language/talk/word-classes/word-class"

/** Names with the profile's spelling: skills, employers and schools, except ordinary words. */
export function knownNames(roles: HeldRole[], skills: string[]): Map<string, string> {
  const names = namesIn([...skills, ...roles.map(({ employer }) => employer.split(" ")[0] ?? "")])
  return new Map([...names].filter(([lower, written]) => !isCommon(lower) || /\p{Lu}.*\p{Lu}/u.test(written)))
}
