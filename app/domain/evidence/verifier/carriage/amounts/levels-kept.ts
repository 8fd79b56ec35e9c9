import { positionsOf } from "../../../../language/doers/positions"
import type { Token } from "../../../../language/words/tokens"
import type { Known } from "../../library"
import type { ReadClause, Reading } from "../../reading/reading"

/** Words for proficiency, by rank. */
const ranks = new Map<string, number>([
  ...["a1", "a2"].map((word) => [word, 1] as const),
  ["b1", 2],
  ["b2", 3],
  ["c1", 4],
  ["c2", 5],
  ...["basic", "basics", "beginner", "elementary", "rusty"].map((word) => [word, 1] as const),
  ...["conversational", "intermediate", "good", "working"].map((word) => [word, 2] as const),
  ...["advanced", "proficient", "strong"].map((word) => [word, 3] as const),
  ...["fluent", "fluently"].map((word) => [word, 4] as const),
  ...["native", "bilingual"].map((word) => [word, 5] as const),
])

/** "Italian (native), English (good)" does not support "Fluent in Italian and English": each name keeps its level. */
export function keepsLevels(stated: Reading, clause: ReadClause, used: Known[]): boolean {
  let governing: number | undefined
  let first = clause.first
  // "French and German, both of which I speak at native level": applies to each of them.
  if (/^both of|^all of/.test(`${stated.tokens[clause.first - 2]?.lower} ${stated.tokens[clause.first - 1]?.lower}`)) {
    governing = stated.tokens.slice(clause.first, clause.last).flatMap(({ lower }) => ranks.get(lower) ?? [])[0]
    first = stated.clauses[Math.max(0, stated.clauses.indexOf(clause) - 2)]?.first ?? first
  }
  // "German and English at C1 level": applies to all names before it.
  const behind = stated.tokens.slice(clause.first, clause.last)
  const level = behind.findLastIndex(({ lower }) => lower === "level")
  if (level > 1 && /^(?:at|to)$/.test(behind[level - 2]?.lower ?? ""))
    governing ??= ranks.get(behind[level - 1]?.lower ?? "")
  for (let at = first; at < clause.last; at++) {
    const token = stated.tokens[at]
    if (!token) continue
    governing = ranks.get(token.lower) ?? governing
    if (!token.capital || token.opening) continue
    const claimed = levelBehind(stated.tokens, at) ?? governing
    const own = used.flatMap(({ tokens }) =>
      positionsOf(tokens, token.concept).flatMap((place) => levelAt(tokens, place)),
    )
    if (claimed !== undefined && own.length > 0 && own.every((level) => level < claimed)) return false
  }
  return true
}

function levelAt(tokens: Token[], at: number): number[] {
  const before = tokens[at - 1]?.lower === "'s" ? tokens[at - 2] : tokens[at - 1]
  const level = levelBehind(tokens, at) ?? ranks.get(before?.lower.replace(/['’]s$/, "") ?? "")
  return level === undefined ? [] : [level]
}

/** "German (basic)", "German B1". */
function levelBehind(tokens: Token[], at: number): number | undefined {
  const next = ranks.get(tokens[at + 1]?.lower ?? "")
  if (next !== undefined && tokens[at + 2]?.kind !== "word") return next
  if (!/^[(:–-]$/.test(tokens[at + 1]?.text ?? "")) return undefined
  return tokens.slice(at + 2, at + 4).flatMap(({ lower }) => ranks.get(lower) ?? [])[0]
}
