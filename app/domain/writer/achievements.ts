import { achievementQuality } from "../growth-pulse/achievement-quality"
import { statementsOf } from "../profile/prose"
import { partActionAndResult, type ToldStatement, tellParts } from "./craft/star"
import { isRoleNoun, readStatement } from "./craft/statement"
import { lowered, trimRambling } from "./craft/trim"
import type { Achievement } from "./material-schema"

type Told = Omit<Achievement, "evidenceIds" | "createdAt" | "told" | "role" | "skills" | "relevance">

/** Takes one item apart: what was done, what came of it, and how a resume or a letter would put it. Null where it tells of no deed. */
export function readAchievement(text: string): Told | null {
  const told = tellParts(statementsOf(text).flatMap(trimRambling))
  const of = (part: ToldStatement["part"]) => told.filter((statement) => statement.part === part)
  const deeds = of("action").sort((a, b) => strength(b) - strength(a))
  const outcomes = of("result").filter((statement) => !statement.negative)
  const main = deeds[0] ?? outcomes[0]
  if (!main) return null
  const split = partActionAndResult(main)
  const bestResult = outcomes[0] ?? null
  return {
    quality: achievementQuality(told.map((statement) => statement.sentence).join(" ")).quality,
    hasNumber: /\d/.test(told.map((statement) => statement.sentence).join(" ")),
    shared: main.speaker === "we",
    bullet: bulletOf(main, bestResult),
    claim: main.speaker === "none" && isFragment(main) ? "" : main.sentence,
    situation: of("situation").map((statement) => statement.sentence),
    task: of("task").map((statement) => statement.sentence),
    action: of("action").map((statement) => (statement === main && split ? split.action : statement.sentence)),
    result: [
      ...(split ? [split.result] : []),
      ...outcomes.filter((each) => each !== main || !deeds[0]).map((each) => each.sentence),
    ],
    lessons: of("lesson").map((statement) => statement.sentence),
    story: told.filter((statement) => !isFragment(statement)).map((statement) => statement.sentence),
  }
}

function strength(statement: ToldStatement): number {
  return (
    3 * statement.action +
    3 * statement.result +
    (/\d/.test(statement.sentence) ? 1 : 0) -
    (statement.speaker === "we" ? 1 : 0)
  )
}

/** A resume line: the deed, and the outcome told beside it, joined by a semicolon so that no cause is claimed. */
function bulletOf(main: ToldStatement, outcome: ToldStatement | null): string {
  const deed = main.fragment
  if (!outcome || outcome === main || main.result === 2) return deed
  const result = outcome.fragment
  if (`${deed} ${result}`.split(/\s+/).length > 38) return deed
  return `${deed}; ${lowered(result)}`
}

/** A line without a person or a verb of its own ("Used in a course at two universities"): fit for a list only. */
function isFragment(statement: ToldStatement): boolean {
  return (
    statement.speaker === "none" &&
    (isRoleNoun(statement.fragment) ||
      !/\b(?:is|are|was|were|has|have|had|can|do|does|did|[a-z]+ed|fell|rose|grew|went|dropped|got|became|kept|ran|cut|came|made|took|won|led|now)\b/i.test(
        statement.fragment.split(/\s+/).slice(1).join(" "),
      ))
  )
}

/** The person's own words as a first-person sentence; a role noun becomes "I am …" or "I was …". */
export function asScope(line: string, isCurrent: boolean): string {
  const [first = line] = statementsOf(line)
  if (isRoleNoun(first)) return `${isCurrent ? "I am" : "I was"} ${lowered(first.replace(/[.\s]+$/, ""))}.`
  return readStatement(first).sentence
}
