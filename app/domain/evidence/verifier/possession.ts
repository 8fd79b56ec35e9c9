import { isOtherPerson } from "../../language/people"
import { positionsOf } from "../../language/positions"
import type { Token } from "../../language/tokens"
import { doubts, type Finding } from "./finding"
import type { Known } from "./library"
import { oncePerClause } from "./once-per-clause"
import type { ReadClause, Reading } from "./reading"

const together =
  /^(we|us|our|together|team|jointly|joint|alongside|colleagues|colleague|co|collaborated|collaboration|partnered|teammates)$/

/** Whether a clause says that others had a part in it: "we", "with the team", "with Dana". */
export const saysTogether = oncePerClause((reading, clause): boolean =>
  reading.tokens.slice(clause.first, clause.last).some((token, at, all) => {
    if (together.test(token.lower)) return true
    return token.lower === "with" && /^\p{Lu}/u.test(all[at + 1]?.text ?? "")
  }),
)

/** "my idea", "a pupil of mine": what the items give to somebody else alone ("Tom's idea") is not the person's. */
export function checkPossession(stated: Reading, clause: ReadClause, used: Known[]): Finding[] {
  return stated.tokens.slice(clause.first, clause.last).flatMap((token, offset) => {
    // In "my weight clinic" the clinic is mine.
    const head = stated.tokens[clause.first + offset + 1]?.content !== true
    if (!head || !token.content || possessorOf(stated.tokens, clause.first + offset) !== "mine") return []
    const owners = used.flatMap((known) =>
      positionsOf(known.tokens, token.concept).map((at) => possessorOf(known.tokens, at)),
    )
    if (!owners.includes("other") || owners.includes("mine")) return []
    return [doubts("V4", { code: "possession", word: token.text })]
  })
}

/** The possessor of a noun: read from the word before it, past one adjective, or from "of mine" behind it. */
function possessorOf(tokens: Token[], at: number): "mine" | "other" | "" {
  if (tokens[at + 1]?.lower === "of" && /^(mine|ours)$/.test(tokens[at + 2]?.lower ?? "")) return "mine"
  for (const before of [tokens[at - 1], tokens[at - 2]]) {
    if (before?.kind !== "word") return ""
    if (/^(my|our)$/.test(before.lower)) return "mine"
    if (/^(his|her|their)$/.test(before.lower)) return "other"
    if (/['’]s$/.test(before.text) && (before.capital || isOtherPerson(before.lower))) return "other"
  }
  return ""
}
