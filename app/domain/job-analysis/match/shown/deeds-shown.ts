import { wholeWordsAt } from "../../../language/whole-words"
import type { RecordIndex } from "../record/record-index"
import { asksLeading, leads, titleIn } from "../requirement/asks-leading"
import type { Terms } from "../requirement/terms"
import type { Note } from "./skills-shown"
import { tellsDeedNear, tellsOf } from "./topics-shown"

/** The weight of the actions that a record shows. Each mention is noted with its reason. */
export function deedsShown({ deeds, years }: Terms, { units, bySkill }: RecordIndex, note: Note): number {
  return deeds.reduce((total, { deed, asked, names, weight, topics }) => {
    const hits = (deed.isRung ? [] : names).flatMap(({ concept }) => bySkill.get(concept) ?? [])
    let shown = hits.length > 0 ? weight : 0
    for (const { unit, name } of hits) note(unit, weight, { code: "same_words", words: [name] }, asked)
    for (const [at, unit] of units.entries()) {
      const { text, field } = unit
      // Years of leading people are counted from roles, so the roles alone show it.
      const led = years !== null && field === "role" && asksLeading(asked) ? leads(text) : "no"
      const found = deed.shown.exec(text) ?? deed.asked.exec(text)
      const told = found ? wholeWordsAt(text, found.index, found[0].length) : undefined
      const near = told === undefined ? tellsOf(topics, unit) : null
      if (near !== null && tellsDeedNear(unit)) {
        shown = Math.max(shown, weight / 2)
        note(at, weight / 2, { code: "related", asked, yours: near }, asked)
        continue
      }
      const yours = told ?? (led === "no" ? undefined : titleIn(text))
      if (yours === undefined) continue
      const own = told === undefined && led === "maybe" ? weight / 2 : weight
      shown = Math.max(shown, own)
      const isSame = yours.toLowerCase() === asked.toLowerCase()
      note(at, own, isSame ? { code: "same_words", words: [yours] } : { code: "shown_by_deed", asked, yours }, asked)
    }
    return total + shown
  }, 0)
}
