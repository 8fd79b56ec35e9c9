import { isOtherPerson } from "../../../language/doers/people"
import { positionsOf } from "../../../language/doers/positions"
import type { Token } from "../../../language/words/tokens"
import { doubts, type Finding } from "../finding"
import type { Known } from "../library"
import { lowerTextOf } from "./clause-text"
import { oncePerClause } from "./once-per-clause"
import type { ReadClause, Reading } from "./reading"

const together =
  /^(we|us|our|together|team|jointly|joint|alongside|colleagues|colleague|co|collaborated|collaboration|partnered|teammates)$/

/** Whether a clause says that others took part: "we", "with the team", "with Dana". */
export const saysTogether = oncePerClause((reading, clause): boolean =>
  reading.tokens.slice(clause.first, clause.last).some((token, at, all) => {
    if (together.test(token.lower)) return true
    return token.lower === "with" && /^\p{Lu}/u.test(all[at + 1]?.text ?? "")
  }),
)

/** "my idea", "a pupil of mine": not the person's if the items attribute it only to somebody else ("Tom's idea"). */
export function checkPossession(stated: Reading, clause: ReadClause, used: Known[]): Finding[] {
  const author = authorOf(stated, clause, used)
  if (author) return [doubts("V4", { code: "possession", word: author })]
  return stated.tokens.slice(clause.first, clause.last).flatMap((token, offset) => {
    const at = clause.first + offset
    // In "my weight clinic", the clinic is mine.
    const isHead = stated.tokens[at + 1]?.content !== true
    if (!isHead || !token.content) return []
    if (possessorOf(stated.tokens, at) !== "mine" && !isActedAs(stated.tokens, at)) return []
    const owners = used.flatMap((known) =>
      positionsOf(known.tokens, token.concept).map((place) => possessorOf(known.tokens, place)),
    )
    if (!owners.includes("other") || owners.includes("mine")) return []
    return [doubts("V4", { code: "possession", word: token.text })]
  })
}

/** "Acted as practice educator": a role that the person claims. */
function isActedAs(tokens: Token[], at: number): boolean {
  for (let back = at - 1; back > at - 5; back--) {
    const { lower = "", content = false } = tokens[back] ?? {}
    if (lower === "as") return /^(?:act|serv|work)(?:ed|ing|s|es|e)?$/.test(tokens[back - 1]?.lower ?? "")
    if (!content && !/^(?:an?|the)$/.test(lower)) return false
  }
  return false
}

const claimsIdea = /\b(?:came up with|come up with|comes up with|thought up|devised|conceived|invented|dreamed up)\b/
const givesIdea =
  /\b(?:came up (?:with|w)|thought (?:of|up)|invented|suggested|proposed|had the idea) ?(?:it|that|this)?\b/

/** "My deputy came up with it": the items attribute the claimed idea to somebody else and not to the person. */
function authorOf(stated: Reading, clause: ReadClause, used: Known[]): string | null {
  if (clause.agent !== "own" || !claimsIdea.test(lowerTextOf(stated, clause))) return null
  const tellers = used.flatMap((known) => {
    const reading = known.reading()
    return reading.clauses.filter((from) => givesIdea.test(lowerTextOf(reading, from))).map(({ agent }) => agent)
  })
  return tellers.includes("other") && !tellers.includes("own") && !tellers.includes("joint") ? "idea" : null
}

/** The possessor of a noun: from the word before it, past one adjective, or from "of mine" after it. */
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
