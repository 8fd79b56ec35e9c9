import { blocks, type Finding } from "../../finding"
import type { Known } from "../../library"
import { sentenceAt } from "../../reading/once-per-clause"
import type { ReadClause, Reading } from "../../reading/reading"

const all = /^(?:all|every|everyone|everybody|each)$/
/** The number of content words that the sentence and the item's sentence must share. */
const shared = 2

/** "All of my group got a grade 4", from "nineteen of the twenty-six got a grade 4". */
export function allOfSome(stated: Reading, clause: ReadClause, pool: Known[]): Finding | undefined {
  const at = clause.first + (stated.tokens[clause.first]?.kind === "mark" ? 1 : 0)
  if (!all.test(stated.tokens[at]?.lower ?? "") || clause.moods.size > 0) return undefined
  const words = stated.tokens.slice(at + 1, clause.last).filter(({ content }) => content)
  const labels = stated.mentions.filter(({ unit }) => unit.startsWith("label "))
  for (const known of pool) {
    const reading = known.reading()
    for (const [place, part] of reading.mentions.entries()) {
      const whole = reading.mentions[place + 1]
      const home = reading.clauses[part.clause]
      if (!whole?.whole || whole.clause !== part.clause || part.value >= whole.value || !home) continue
      const near = sentenceAt(reading, home)
      const held = new Set(
        near.flatMap(({ first, last }) => reading.tokens.slice(first, last).map(({ concept }) => concept)),
      )
      const count =
        words.filter(({ concept }) => held.has(concept)).length +
        labels.filter((one) => reading.mentions.some(({ unit, value }) => unit === one.unit && value === one.value))
          .length
      if (count >= shared) return blocks("V6", { code: "stops_short" })
    }
  }
  return undefined
}
