import { firstAnswer } from "../../../language/first-answer"
import { numberWord } from "../../../language/numbers/number-words"
import { type Word, wordOf } from "../../../language/talk/spelling/reading-copy"
import { lastLower, lowerAt } from "../../../language/talk/word-classes/word-at"
import { agrees, named } from "./agreement"
import { isPlainForm } from "./plain-form"
import { endsInEveryOne } from "./voice-cuts"
import { omittedPeople } from "./voice-omitted-people"
import { isRelative, modifies, type Rule, type Step, type Wording } from "./voice-rule"
import { withoutPronoun } from "./voice-unknown"

/** How pronouns are replaced, in the order in which the rules are tried. */
export const standIns: readonly Rule[] = [ofThem, pointing, lettingUs, pronoun]

/** "sorted all of them" as "sorted all invoices", "600 of them" as "600" */
function ofThem({ word, kept, topic }: Wording): Step | null {
  const isOf = lastLower(kept) === "of" && kept.at(-2)?.lower !== "rid"
  if (!isOf || !/^(?:them|us|whom|these|those)$/.test(word.lower)) return null
  kept.pop()
  const known = word.lower === "them" && topic && agrees(word, topic) ? topic : null
  if (!known) return 1
  if (/^(?:all|both)$/.test(lastLower(kept)) || endsInEveryOne(kept)) nameAll(kept, word, known)
  // "processed 600 of them": refers to things named without a number.
  const isNumber = kept.at(-1)?.kind === "number" || numberWord(lastLower(kept)) !== null
  if (isNumber && known.every(({ content }) => content)) kept.push(...known)
  return 1
}

/** "every one of them" as "all invoices" */
function nameAll(kept: Word[], { from, to }: Word, topic: Word[]): void {
  if (endsInEveryOne(kept)) kept.splice(-2, 2, wordOf("all", from, to, false))
  // "both 2 graduates": the word implies the number.
  const isBoth = lastLower(kept) === "both"
  kept.push(...topic.filter(({ lower, kind }) => !/^(?:all|the|two)$/.test(lower) && !(isBoth && kind === "number")))
}

/** "rebuilt that sheet" as "rebuilt the sheet" */
function pointing(wording: Wording): Step | null {
  const { word, kept } = wording
  if (!/^(?:that|those)$/.test(word.lower) || isRelative(wording) || !modifies(wording)) return null
  kept.push(wordOf("the", word.from, word.to, false))
  return 1
}

/** "persuaded the officer to let us mark them": "us" becomes "the team". */
function lettingUs({ talk, at, word, kept }: Wording): Step | null {
  if (word.lower !== "us" || !/^(?:let|have)$/.test(lastLower(kept)) || !isPlainForm(talk, at + 1)) return null
  kept.push(wordOf("the", word.from, word.to, false), wordOf("team", word.from, word.to, false))
  return 1
}

const openPronouns =
  /^(?:it|them|they|he|she|him|this|that|these|those|us|me|i|we|you|himself|herself|themselves|itself|her|anyone)$/
const asPronoun = ({ text, lower }: Word) => openPronouns.test(lower) && !/^(?:IT|US)$/.test(text)

/** A pronoun on its own is left out, is replaced with what it refers to, or ends the line. */
function pronoun(wording: Wording): Step | null {
  if (!asPronoun(wording.word) || isRelative(wording) || modifies(wording)) return null
  return firstAnswer(replacements, wording) ?? withoutPronoun(wording)
}

const replacements: readonly Rule[] = [...omittedPeople, themAll, knownThing, knownPerson]

/** "moved them all" as "moved all invoices" */
function themAll({ word, next, kept, topic }: Wording): Step | null {
  if (!/^(?:them|us)$/.test(word.lower) || next?.lower !== "all") return null
  kept.push(next, ...(topic && agrees(word, topic) ? topic.filter(({ lower }) => lower !== "all") : []))
  return 2
}

/** "rewrote it" as "rewrote the stock list" */
function knownThing({ word, kept, topic }: Wording): Step | null {
  if (!/^(?:it|them|this|these|those)$/.test(word.lower)) return null
  if (!topic || !agrees(word, topic) || isOpening(kept)) return null
  kept.push(...named(topic))
  return 1
}

/** "coached her" as "coached a new nurse" */
function knownPerson({ talk, at, word, kept, personOf }: Wording): Step | null {
  if (!/^(?:him|her|them)$/.test(word.lower) || isOpening(kept)) return null
  const person = personOf(word.lower, lowerAt(talk.words, at - 1))
  if (!person) return null
  kept.push(...person)
  return 1
}

const isOpening = (kept: Word[]) => /^(?:and|but|that)$/.test(lastLower(kept))
