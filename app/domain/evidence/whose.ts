import type { ReadClause, Reading } from "./reading"

const together =
  /^(we|us|our|together|team|jointly|joint|alongside|colleagues|colleague|co|collaborated|collaboration|partnered|teammates)$/

/** Whether a clause says that others had a part in it: "we", "with the team", "with Dana". */
export function saysTogether(reading: Reading, clause: ReadClause): boolean {
  return reading.tokens.slice(clause.first, clause.last).some((token, at, all) => {
    if (together.test(token.lower)) return true
    return token.lower === "with" && /^\p{Lu}/u.test(all[at + 1]?.text ?? "")
  })
}
