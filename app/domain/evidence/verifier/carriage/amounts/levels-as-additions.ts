import type { NumberMention } from "../../../../language/numbers/mention"
import { isLater } from "../../numbers/changes"
import { compareValues } from "../../numbers/compare"
import { readingsOf } from "../../numbers/elided"
import type { ReadClause, Reading } from "../../reading/reading"
import type { ClauseMatch } from "../words/said-words"

const adding = /^(?:add(?:s|ed|ing)?|gain(?:s|ed|ing)?|new|additional|extra|another|further|more)$/

/** "has 48 specs, was 12" does not support "Added 48 specs": the total is not the addition. */
export function levelAsAddition(
  stated: Reading,
  clause: ReadClause,
  matches: ClauseMatch[],
): NumberMention | undefined {
  return stated.mentions.find(
    (mention) =>
      mention.first >= clause.first &&
      mention.first < clause.last &&
      isAdded(stated, mention) &&
      matches.some(({ known }) => isLevel(mention, known.reading())),
  )
}

function isAdded({ tokens }: Reading, { first, last }: NumberMention): boolean {
  return [...tokens.slice(Math.max(0, first - 2), first), ...tokens.slice(last, last + 1)].some(({ lower }) =>
    adding.test(lower),
  )
}

/** The item gives the number as the later of two values of one thing, and does not call it an addition itself. */
function isLevel(mention: NumberMention, reading: Reading): boolean {
  const ways = reading.mentions.flatMap((one) => readingsOf(reading, one))
  return ways.some(
    (late) =>
      late.unit === "count" &&
      compareValues(mention, late) === "yes" &&
      !isAdded(reading, late) &&
      ways.some(
        (early) =>
          early.first !== late.first &&
          early.clause <= late.clause + 1 &&
          early.unit === late.unit &&
          early.value !== late.value &&
          early.value + mention.value !== late.value &&
          sharesThing(early, late) &&
          isLater(late, early, reading),
      ),
  )
}

function sharesThing(one: NumberMention, two: NumberMention): boolean {
  return one.counted.length === 0 || one.counted.some((concept) => two.counted.includes(concept))
}
