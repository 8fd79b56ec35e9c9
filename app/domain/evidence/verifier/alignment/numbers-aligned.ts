import type { NumberMention } from "../../../language/numbers/mention"
import { placesAgree } from "../carriage/amounts/change-ends"
import { dates, datesAgree, meetings } from "../carriage/amounts/numbers-met"
import { countsOthers } from "../carriage/own-part"
import { mayBeGiven, settledByForm } from "../carriage/settled-by-form"
import { isOtherDeed } from "../carriage/tuples"
import type { Known } from "../library"
import { sameTime } from "../numbers/same-time"
import type { Reading } from "../reading/reading"
import { type Aligned, matchOf } from "./aligned-words"
import { nearerRival } from "./nearer-rival"
import { countsAlike, governedAlike, keepsKind, sharesKind } from "./things-counted-alike"

/** The number in a sentence that no aligned item gives for the same thing. */
export function numberApart(stated: Reading, aligned: Aligned[]): NumberMention | undefined {
  return stated.mentions.find((mention) => {
    const here = aligned.filter(({ segment }) => mention.first >= segment.first && mention.first < segment.last)
    const items = [...new Set((here.length > 0 ? here : aligned).map(({ known }) => known))]
    return !items.some((known) => given(stated, mention, known, aligned))
  })
}

function given(stated: Reading, mention: NumberMention, known: Known, aligned: Aligned[]): boolean {
  const reading = known.reading()
  const settled = settledByForm(stated, mention, known, reading)
  if (settled !== undefined) return settled
  return reading.mentions.some((written) =>
    meetings(stated, mention, reading, written).some(([mine, other]) => {
      const clause = stated.clauses[mention.clause]
      if (!clause || !mayBeGiven(stated, mention, reading, written)) return false
      if (!sameTime(stated, clause, mention, reading, written)) return false
      if (dates.test(mention.unit))
        return datesAgree(mention, other, reading) && !isFormerDate(mention, written, reading)
      if (!placesAgree(stated, mine, other, reading)) return false
      if (sharesKind(stated, mention, reading, written)) return true
      if (written.whole && !mention.whole) return false
      if (!countsAlike(stated, mine, other, known)) return false
      if (countsOthers(stated, mention, reading, written)) return false
      const home = reading.clauses[written.clause]
      if (home && isOtherDeed(stated, mention, home, matchOf(aligned, known))) return false
      if (!governedAlike(stated, mention, written, known, aligned)) return false
      if (!keepsKind(stated, mention, reading, written)) return false
      return !nearerRival(stated, mention, written, known, aligned)
    }),
  )
}

/** "moved the deadline from 30 June to 12 June": nothing was done by the former date. */
function isFormerDate(mention: NumberMention, written: NumberMention, { mentions }: Reading): boolean {
  if (!/^(?:by|on|until|before|to)$/.test(mention.place)) return false
  const at = mentions.indexOf(written)
  const start = mentions[at]?.place === "from" || mentions[at - 1]?.place === "from"
  return start && mentions.slice(at + 1, at + 3).some(({ place }) => place === "to")
}
