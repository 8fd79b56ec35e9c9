import { classAt, lowerAt } from "../../../language/talk/word-classes/word-at"
import { away, gives, spares } from "./owners"
import { isHelped } from "./voice-cuts"
import type { Rule, Wording } from "./voice-rule"

/** People a line can omit because its verb says enough: the pronoun is left out and the line continues. */
export const omittedPeople: readonly Rule[] = [
  spared,
  movedAway,
  helpedWith,
  doneTwice,
  givenSomething,
  chargedSomething,
]

const isUs = ({ word }: Wording) => /^(?:me|us)$/.test(word.lower)
const hasThingBehind = ({ talk, at }: Wording) => /^(?:determiner|number)$/.test(classAt(talk.classes, at + 1))

/** "saved us £900" */
function spared(wording: Wording) {
  return isUs(wording) && spares.test(lowerAt(wording.talk.words, wording.at - 1)) ? 1 : null
}

/** "moved us off the old servers": the people moved may be omitted. */
function movedAway(wording: Wording) {
  const { talk, at, kept, next } = wording
  if (!isUs(wording) || kept.length > 0) return null
  return away.test(`${lowerAt(talk.words, at - 1)} ${next?.lower}`) ? 1 : null
}

/** "helped him with the forms": whom may be omitted. */
function helpedWith({ talk, at, word }: Wording) {
  return /^(?:him|her|them)$/.test(word.lower) && isHelped(talk, at) ? 1 : null
}

/** "had billed us twice": the people billed may be omitted. */
function doneTwice(wording: Wording) {
  const { classes } = wording.talk
  const isBehindPast = classes[wording.at - 1] === "past" && classes[wording.at + 1] === "adverb"
  return isUs(wording) && isBehindPast ? 1 : null
}

/** "showed them the ropes", "one got us £18,000" */
function givenSomething(wording: Wording) {
  const { talk, at, kept, next } = wording
  const isTaken = isUs(wording) && /^[£$€]$/.test(next?.text ?? "")
  const isIndirect = isTaken || (kept.length === 0 && hasThingBehind(wording))
  return isIndirect && gives.test(lowerAt(talk.words, at - 1)) ? 1 : null
}

/** "had been charging us the old price": the indirect object may be omitted. */
function chargedSomething(wording: Wording) {
  return isUs(wording) && wording.talk.classes[wording.at - 1] === "ing" && hasThingBehind(wording) ? 1 : null
}
