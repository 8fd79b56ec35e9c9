import type { Token } from "../../../../language/words/tokens"
import { blocks, type Finding } from "../../finding"
import type { Known } from "../../library"
import { oncePerClause } from "../../reading/once-per-clause"
import type { ReadClause, Reading } from "../../reading/reading"
import { objectsOf } from "./objects"

/**
 * "I did the shopping, the pricing and the baking", from "I only did the shopping and the pricing": the item says that
 * the list ends before.
 */
export function onlyTheseDone(stated: Reading, clause: ReadClause, pool: Known[]): Finding | undefined {
  const objects = objectsOf(stated, clause)
  // "I only wrote the times" keeps the limit itself.
  if (objects.length < 2 || onlyOf(stated, clause).length > 0) return undefined
  for (const known of pool) {
    const reading = known.reading()
    for (const from of reading.clauses) {
      const listed = onlyOf(reading, from)
      if (listed.length === 0 || from.moods.size > 0) continue
      const kept = objects.filter(({ head }) => listed.includes(head.concept))
      const added = objects.filter(({ head }) => !listed.includes(head.concept))
      const isOfOwn = ({ head }: { head: Token }) => pool.some((one) => tellsOwn(one, head.concept))
      if (kept.length > 0 && added.length > 0 && !added.every(isOfOwn)) return blocks("V6", { code: "stops_short" })
    }
  }
  return undefined
}

/** What the person says they only did. */
const onlyOf = oncePerClause((reading, from): string[] => {
  const own = reading.tokens.slice(from.first, from.last)
  const at = own.findIndex(({ lower }) => lower === "i")
  if (at < 0 || !/^(?:only|just|merely|simply)$/.test(own[at + 1]?.lower ?? "")) return []
  return objectsOf(reading, from).map(({ head }) => head.concept)
})

function tellsOwn(known: Known, concept: string): boolean {
  const reading = known.reading()
  return reading.clauses.some(
    (from) =>
      (from.agent === "own" || from.agent === "joint") &&
      from.moods.size === 0 &&
      objectsOf(reading, from).some(({ head }) => head.concept === concept),
  )
}
