import type { NumberMention } from "../../../language/numbers/mention"
import type { Known } from "../library"
import { compareValues } from "../numbers/compare"
import { sentenceAt } from "../reading/once-per-clause"
import type { ReadClause, Reading } from "../reading/reading"

/** Words for the part that did or did not do something: "13 done", "4 no shows", "2 came late". */
const didOrNot =
  /^(?:done|finished|completed|passed|failed|left|came|got|made|no|missing|missed|absent|late|dropped|dropouts?|fell|still|open|remain|remaining|short|cancelled|canceled|quit)$/

/**
 * "All 45 volunteers turned up" with "4 no shows" in the item, or "every one of the 14 jobs was finished" with "13
 * done": the sentence omits the exceptions.
 */
export function dropsException(stated: Reading, clause: ReadClause, used: Known[]): boolean {
  if (clause.moods.has("negated")) return false
  return stated.mentions.some(
    (mention) =>
      mention.first >= clause.first &&
      mention.first < clause.last &&
      isOfAll(stated, mention) &&
      used.some((known) => hasException(stated, mention, known.reading())),
  )
}

/** "all 45", "all of our 45", "every one of the 14". */
function isOfAll({ tokens }: Reading, { first }: NumberMention): boolean {
  for (let at = first - 1; at >= Math.max(0, first - 4); at--) {
    const lower = tokens[at]?.lower ?? ""
    if (/^(?:all|every|each)$/.test(lower)) return true
    if (!/^(?:one|of|the|my|our|these|those)$/.test(lower)) return false
  }
  return false
}

function hasException(stated: Reading, mention: NumberMention, reading: Reading): boolean {
  const { clauses, mentions, tokens } = reading
  return mentions.some((whole) => {
    const home = clauses[whole.clause]
    if (whole.unit !== "count" || !home || compareValues(mention, whole) !== "yes") return false
    const around = sentenceAt(reading, home)
    return mentions.some(
      (part) =>
        part.unit === "count" &&
        part.value > 0 &&
        part.value < whole.value &&
        around.some(({ first, last }) => part.first >= first && part.first < last) &&
        (isPartOf(reading, part, whole) ||
          (part.first > whole.first && didOrNot.test(tokens[part.last]?.lower ?? ""))) &&
        !stated.mentions.some(({ value }) => value === part.value),
    )
  })
}

/** "10 of the 11". */
function isPartOf({ tokens }: Reading, part: NumberMention, whole: NumberMention): boolean {
  return tokens[part.last]?.lower === "of" && whole.first > part.last && whole.first - part.last < 4
}
