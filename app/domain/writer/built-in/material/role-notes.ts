import { statementsOf } from "../../../language/sentences/statements"
import { achievementQuality } from "../../../rubric/achievement-quality"
import { isRoleNoun, readStatement } from "../wording/statement"

/** Whether a line only describes a role, without an action or an outcome: "28 beds, acute medicine". */
export function isNote(line: string): boolean {
  const said = statementsOf(line).map(readStatement)
  const tells = said.some((each) => each.speaker !== "none" || isRoleNoun(each.fragment))
  return !tells && achievementQuality(line).result.score === 0
}

/**
 * The scope of a role in the person's words: an action in the first person, a role noun as written. Null if the line is
 * a note.
 */
export function asScope(line: string): string | null {
  const [first = line] = statementsOf(line)
  if (isRoleNoun(first) && !/^\d/.test(first)) return /[.!?]$/.test(first) ? first : `${first}.`
  const statement = readStatement(first)
  return statement.speaker === "none" || statement.negative ? null : statement.sentence
}
