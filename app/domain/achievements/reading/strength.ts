import { textOf } from "../../language/talk/reading-copy"
import type { Figure } from "../line"
import type { Draft } from "./draft"

/** The measured change of a line, or null where it tells none. */
export function figureOf({ change }: Draft): Figure | null {
  if (!change) return null
  const { from, to, fromText, toText, topic, said } = change
  if (said) return null
  const unit = to.unit === "count" ? from.unit : to.unit
  return {
    from: fromText,
    to: toText,
    unit: unit === "count" ? null : unit,
    counted: textOf(topic),
    direction: to.value > from.value ? "up" : "down",
  }
}

/** 0 to 100: a measured change weighs most, then amounts, an outcome or a whole sentence, how much is told, and how lately. */
export function strengthOf(draft: Draft): number {
  const { deed, change, outcome, figures } = draft
  let strength = 20
  if (change) strength += 35
  strength += Math.min(3, figures) * 10
  if (outcome || draft.asTold) strength += 8
  if (deed.count >= 5) strength += 7
  if (deed.ongoing) strength -= 5
  if (change && deed.verb === "saw") strength -= 12
  if (weak.test(deed.verb) && draft.clauses.length < 2) strength -= 7
  return Math.max(0, Math.min(100, strength))
}

const weak = /^(?:did|had|got|took|used|started|worked|rang|called|asked|put)$/
