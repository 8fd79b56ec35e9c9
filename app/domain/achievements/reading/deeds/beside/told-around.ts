import { lowerText, type Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { phraseOf } from "../../phrases/voice"
import { inside } from "../../phrases/wording"

/** "By switching couriers I saved …", "for the first time in four years we passed": moves after the action. */
export function toldAhead(talk: Talk, { sentence, first }: Told, at: number): string | null {
  const before = talk.clauses[at - 1]
  if (!before || before.sentence !== sentence || before.verb >= 0 || before.last > first) return null
  const start = /^(?:and|but|so)$/.test(talk.words[before.first]?.lower ?? "") ? before.first + 1 : before.first
  const said = lowerText(talk.words, { first: start, last: before.last })
  const isMeans = /^by \S+ing\b/.test(said) && talk.classes[start + 1] === "ing"
  if (!isMeans && !isFirstTime(said)) return null
  const phrase = phraseOf(talk, [start, before.last], null)
  return phrase && phrase.count >= before.last - start - 1 ? ` ${inside(phrase.text)}` : null
}

/** "for the first time in four years" */
export const isFirstTime = (said: string): boolean =>
  /^(?:and |but |so )?for the (?:first|second|third) time\b/.test(said)

/** "…, twice a week": how often, after the action. */
export const isRate = (said: string): boolean =>
  /^(?:(?:once|twice|(?:\d+|one|two|three|four|five|six) times) (?:an?|per|every) (?:day|night|shift|week|fortnight|month|quarter|term|year)|every (?:other |second )?(?:day|night|shift|week|fortnight|month|quarter|term|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day))$/.test(
    said,
  )
