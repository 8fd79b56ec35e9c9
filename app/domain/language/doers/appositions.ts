import type { Token } from "../words/tokens"
import { isOtherPerson } from "./people"

/** ", our head of platform": an apposition that describes the person just named. */
export function namesOther(tokens: Token[], first: number): boolean {
  if (tokens[first]?.text !== "," || !/^(?:our|his|her|their|its)$/.test(tokens[first + 1]?.lower ?? "")) return false
  return tokens.slice(first + 2, first + 5).some((token) => isOtherPerson(token.lower))
}

/** The mark before a clause, if there is one nearby. */
export function startBefore(tokens: Token[], first: number): number {
  for (let at = first - 1; at >= Math.max(0, first - 8); at--) if (tokens[at]?.kind === "mark") return at
  return first
}
