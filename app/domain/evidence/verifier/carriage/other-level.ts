import type { NumberMention } from "../../../language/numbers/mention"
import type { Known } from "../library"
import type { ReadClause, Reading } from "../reading/reading"

/** "Level 3 in safeguarding", from an item on level 3 and one on safeguarding level 2: each subject keeps its level. */
export function otherLevel(stated: Reading, clause: ReadClause, used: Known[]): string | undefined {
  return stated.mentions.find(
    (mention) =>
      mention.unit.startsWith("label ") &&
      mention.first >= clause.first &&
      mention.first < clause.last &&
      used.some((known) => {
        const reading = known.reading()
        const its = reading.mentions.filter(({ unit }) => unit === mention.unit)
        const near = (one: NumberMention) => wordsShared(stated, clause, reading, reading.clauses[one.clause])
        const [right, wrong] = [true, false].map((same) =>
          its.filter(({ value }) => (value === mention.value) === same).map(near),
        )
        return its.length > 0 && Math.max(-1, ...(right ?? [])) < Math.max(-1, ...(wrong ?? []))
      }),
  )?.text
}

/** How many words of a sentence's clause a clause of an item has. */
function wordsShared(
  stated: Reading,
  { first, last }: ReadClause,
  { tokens }: Reading,
  home: ReadClause | undefined,
): number {
  const its = new Set(tokens.slice(home?.first ?? 0, home?.last ?? 0).map(({ concept }) => concept))
  return stated.tokens.slice(first, last).filter(({ content, concept }) => content && its.has(concept)).length
}
