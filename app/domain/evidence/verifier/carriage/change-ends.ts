import type { NumberMention } from "../../../language/numbers/mention"
import { isLater } from "../numbers/changes"
import { inOneSentence } from "../numbers/neighbours"
import type { Reading } from "../reading"
import { meetings } from "./numbers-met"

/** "by 90 minutes" is not "to 90 minutes", and a former value not the present one. */
export function placesAgree(stated: Reading, mention: NumberMention, other: NumberMention, reading: Reading): boolean {
  if (mention.direction && other.direction && mention.direction !== other.direction) return false
  const [mine, its] = [placeOf(mention, stated), placeOf(other, reading)]
  if (mine === its && (mine !== "" || mention.direction === other.direction)) return true
  if (its === "from" || its === "by" || mine === "by")
    return mine === its || pairStands(stated, mention, other, reading)
  if (mine === "" && mention.direction !== "" && other.direction === "")
    return (
      (/^[A-Z]{3}$|^count$/.test(mention.unit) &&
        its === "" &&
        !reading.mentions.some((one) => one !== other && one.unit === other.unit)) ||
      pairStands(stated, mention, other, reading)
    )
  return mine === its || pairStands(stated, mention, other, reading)
}

/** Whether a number is an end of a change or its size: "to 3 suppliers" is neither. */
function placeOf(mention: NumberMention, { mentions }: Reading): string {
  if (!/^(?:from|to|by)$/.test(mention.place)) return ""
  // "used by three other groups" counts who did it.
  if (mention.place === "by" && mention.direction === "" && mention.unit === "count" && mention.counted.length > 0)
    return ""
  const paired = mentions.some(
    (one) =>
      one !== mention && one.clause === mention.clause && one.unit === mention.unit && /^(?:from|to)$/.test(one.place),
  )
  return mention.direction !== "" || paired || mention.place === "by" ? mention.place : ""
}

/** The sentence gives both ends of a change that the item gives, the earlier value as the earlier one. */
function pairStands(stated: Reading, mention: NumberMention, other: NumberMention, reading: Reading): boolean {
  const mates = stated.mentions.filter(
    (one) => one.first !== mention.first && one.unit === mention.unit && inOneSentence(stated, one, mention),
  )
  return mates.some((mate) =>
    reading.mentions.some(
      (one) =>
        one.first !== other.first &&
        one.unit === other.unit &&
        meetings(stated, mate, reading, one).length > 0 &&
        isLater(one, other, reading) === isLater(mate, mention, stated),
    ),
  )
}
