import { isOtherPerson } from "../../../../language/doers/people"
import type { Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { textOf } from "../../../../language/talk/spelling/reading-copy"
import { maxWords } from "../../lines/form-of-line"
import { countWords } from "../../phrases/closed"
import { phraseOf } from "../../phrases/voice"
import type { Deed } from "../deeds"

/**
 * "The department moved every lab to shared sheets. My part was the acids": the joint work that includes the person's
 * part.
 */
export function ofTheWhole(talk: Talk, clause: Told, at: number, deed: Deed): Deed {
  const { words, clauses, classes } = talk
  const part = words.slice(...(clause.subject ?? [0, 0])).map(({ lower }) => lower)
  if (!/^(?:my|mine)\b(?: own)?(?: (?:part|bit|share|job|task|piece))?$/.test(part.join(" "))) return deed
  for (let back = at - 1; back >= 0; back--) {
    const whole = clauses[back]
    if (!whole || clause.sentence - whole.sentence > 1) return deed
    if (whole.verb < 0 || whole.mood !== "done" || classes[whole.verb] !== "past") continue
    const group = groupOf(talk, whole)
    const work = group && phraseOf(talk, [whole.verb, whole.last], null)
    if (!work || work.count < 3) continue
    const text = `${deed.text}, as the ${group} ${work.text.replace(/ this (?:week|month|term|quarter|year)$/, "")}`
    return countWords(text) <= maxWords ? { ...deed, text, count: countWords(text) } : deed
  }
  return deed
}

/** "The department as a whole": the noun of a group that acted together. */
function groupOf({ words, classes }: Talk, { subject, actor }: Told): string | null {
  if (!subject) return null
  if (actor === "we") return "team"
  const [first, last] = subject
  const noun = words.slice(first, last).findIndex((_, nth) => classes[first + nth] === "preposition")
  const named = words.slice(first, noun > 0 ? first + noun : last)
  const [head, ...rest] = named
  const isGroup = isOtherPerson(named.at(-1)?.lower ?? "") && !named.at(-1)?.capital
  return head && isGroup && /^(?:the|our|my)$/.test(head.lower) && rest.length > 0 ? textOf(rest) : null
}
