import { meaningsOf } from "../words/lexicon"
import { prepositions } from "../words/prepositions"
import type { Token } from "../words/tokens"
import { type Agent, isBe } from "./doer"
import { beforeTitles } from "./named-doers"
import { isOtherPerson } from "./people"

/** "was led by me / by us / by the manager", "came from the operators", "is Hakim's". */
export function passiveAgent(tokens: Token[], verbAt: number, last: number): Agent | null {
  for (let at = verbAt; at < last; at++) {
    const token = tokens[at]
    const before = tokens[at - 1]?.lower ?? ""
    if (/^\p{Lu}.*['’]s$/u.test(token?.text ?? "") && isBe(tokens[beforeTitles(tokens, at)])) return "other"
    if (at <= verbAt + 5 && isWorkOf(tokens, verbAt, at)) return "other"
    const origin = token?.lower === "from" && /^(came|comes|come|was|is|were)$/.test(before)
    if (token?.lower !== "by" && !origin) continue
    const next = tokens[at + 1]
    if (next?.kind !== "word") continue
    if (next.lower === "me" || next.lower === "myself") return "own"
    if (next.lower === "us") return "joint"
    const phrase = tokens.slice(at + 1, Math.min(last, at + 6))
    const stop = phrase.findIndex((other) => other.kind !== "word" || prepositions.has(other.lower))
    const nouns = stop < 0 ? phrase : phrase.slice(0, stop)
    if (nouns.some((other) => isOtherPerson(other.lower) || (origin && meaningsOf(other.lower).person))) return "other"
    if (/^\p{Lu}/u.test(next.text) && next.text.length > 1) return "other"
    if (departments.test(next.lower) && tokens[at + 2]?.content !== true) return "other"
  }
  return null
}

/** Departments that act like people: "written by marketing". */
const departments =
  /^(?:marketing|sales|legal|finance|accounting|accounts|procurement|purchasing|logistics|engineering|design|research|facilities|operations|compliance|security|communications|production|maintenance|payroll|headquarters)$/

/** "was our trainee's idea", "is the team leader's project". */
function isWorkOf(tokens: Token[], verbAt: number, at: number): boolean {
  const owner = tokens[at - 1]
  if (!isBe(tokens[verbAt]) || !owner || at - 1 <= verbAt || !/['’]s$/.test(owner.text)) return false
  if (!/^(?:idea|project|work|initiative|design|doing|proposal|plan|concept|invention)$/.test(tokens[at]?.lower ?? ""))
    return false
  return owner.capital || isOtherPerson(owner.lower)
}
