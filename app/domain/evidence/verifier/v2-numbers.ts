import type { NumberMention } from "../../language/numbers/mention"
import { positionsOf } from "../../language/positions"
import { bearing } from "./cover"
import { blocks, doubts, type Finding } from "./finding"
import type { Known } from "./known"
import { derivable, multiplierFromPair } from "./numbers/arithmetic"
import { attached } from "./numbers/attach"
import { compareValues, type Match } from "./numbers/compare"
import { pairIn } from "./numbers/directions"
import { sameTime } from "./numbers/same-time"
import type { ReadClause, Reading } from "./reading"

/** V2: every number of a clause stands in what it rests on, attached to the same thing. */
export function checkNumbers(stated: Reading, clause: ReadClause, used: Known[], candidates: Known[]): Finding[] {
  return stated.mentions
    .filter((mention) => mention.first >= clause.first && mention.first < clause.last)
    .flatMap((mention) => checkNumber(stated, clause, mention, used, candidates))
}

function checkNumber(
  stated: Reading,
  clause: ReadClause,
  mention: NumberMention,
  used: Known[],
  candidates: Known[],
): Finding[] {
  const main = best(stated, clause, mention, used)
  if (main === "yes") return []
  const wide = best(stated, clause, mention, candidates)
  const soft = clause.moods.has("negated")
  if (!soft && clashes(mention, candidates)) {
    return [blocks("V2", `“${mention.text}” counts something else in what you captured.`)]
  }
  if (main === "doubt" || wide !== "no" || soft) {
    return [doubts("V2", `“${mention.text}” is in what you captured, but not clearly of the same thing.`)]
  }
  if (mention.text.toLowerCase() === "one") {
    return single(mention, used)
      ? []
      : [doubts("V2", `Nothing this rests on says “one ${mention.counted.at(-1) ?? ""}”.`)]
  }
  if (
    mention.unit === "ordinal" &&
    !mention.counted.some((concept) => /^(place|prize|rank|posit|job|grade)$/.test(concept))
  ) {
    return [doubts("V2", `“${mention.text}” is not in what this rests on.`)]
  }
  // "one week" for "the first week", "twice" for two days, "a half" of something unsaid: no figure that could be checked.
  if (
    /^(?:one |an? )?(?:half|third|quarter|day|week|month|year|season)s?$/i.test(mention.text) ||
    (mention.rate !== null && mention.unit === "times")
  ) {
    return [doubts("V2", `Nothing you captured says “${mention.text}” of this.`)]
  }
  const all = candidates.flatMap((known) => known.reading().mentions)
  if (derivable(mention, all))
    return [doubts("V2", `“${mention.text}” is worked out from other numbers; no item states it.`)]
  return [blocks("V2", `“${mention.text}” is not in anything this rests on.`)]
}

/** The figure counts another thing, and the thing has another figure: "14 dashboards" of "14 users, 3 dashboards". */
function clashes(mention: NumberMention, candidates: Known[]): boolean {
  const head = mention.counted.at(-1)
  if (mention.unit !== "count" || head === undefined) return false
  const elsewhere = (other: NumberMention) =>
    other.counted.length > 0 && !other.counted.includes(head) && !other.near.includes(head)
  const verdicts = candidates.map((known) => {
    const all = known.reading().mentions.filter((other) => other.unit === "count")
    const same = all.filter((other) => compareValues(mention, other) !== "no")
    const thing = all.filter((other) => other.counted.includes(head))
    if (same.length === 0) return "silent"
    return thing.length > 0 && same.every(elsewhere) ? "clash" : "open"
  })
  return verdicts.includes("clash") && !verdicts.includes("open")
}

/** "one index" is carried by "an index". */
function single(mention: NumberMention, used: Known[]): boolean {
  const noun = mention.counted.at(-1)
  return used.some(({ tokens }) =>
    positionsOf(tokens, noun ?? "").some(
      (at) =>
        !tokens[at]?.lower.endsWith("s") &&
        tokens.slice(Math.max(0, at - 3), at).some((before) => /^(an?|one|single)$/.test(before.lower)),
    ),
  )
}

function best(stated: Reading, clause: ReadClause, mention: NumberMention, texts: Known[]): Match {
  let result: Match = "no"
  for (const known of texts) {
    const reading = known.reading()
    if (known.id !== null && !reading.crowded && multiplierFromPair(mention, reading)) return "yes"
    const paired = /^(from|to)$/.test(mention.place) && pairIn(stated, clause, known)
    for (const candidate of reading.mentions) {
      let match = compareValues(mention, candidate)
      if (match === "no") continue
      const fit = paired
        ? attached({ ...mention, place: candidate.place }, candidate, stated, reading)
        : attached(mention, candidate, stated, reading)
      if (fit === "no") continue
      if (fit === "doubt" || !sameTime(stated, clause, mention, reading, candidate)) match = "doubt"
      const from = reading.clauses[candidate.clause]
      const objection = from ? bearing(stated, clause, known, from) : null
      if (objection || reading.crowded) match = "doubt"
      if (known.id === null && !candidate.unit.includes("year")) match = "doubt"
      if (match === "yes") return "yes"
      result = "doubt"
    }
  }
  return result
}
