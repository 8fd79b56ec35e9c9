import { isFiller } from "../../../language/talk/spelling/casual-words"
import { classAt, lowerAt } from "../../../language/talk/word-classes/word-at"
import { isStill } from "./voice-cuts"
import type { Rule, Wording } from "./voice-rule"

/** Words that a line omits, in the order in which the rules are tried. */
export const omissions: readonly Rule[] = [
  quotesAndBullets,
  ofMine,
  fillers,
  likeForAbout,
  thereAsPlace,
  thatBehindBefore,
]

/** Pronouns at the start of a line, and "that is" before a number. */
export const openings: readonly Rule[] = [pronounAnd, thatIs]

/** 'the "red" list' */
function quotesAndBullets({ word }: Wording) {
  return word.kind === "mark" && /^["*•“”|]$/.test(word.text) ? 1 : null
}

/** "got 3 of mine promoted", "checked 42 by myself" */
function ofMine({ word, next }: Wording) {
  const owner = next?.lower ?? ""
  const isMine = word.lower === "of" && /^(?:mine|ours)$/.test(owner)
  return isMine || (word.lower === "by" && /^(?:myself|ourselves)$/.test(owner)) ? 2 : null
}

const dropped = /^(?:just|also|even|too|still|myself|ourselves|already|quite|maybe|only)$/

/** "I just basically moved it", unlike "as well as" and "all four are still here" */
function fillers(wording: Wording) {
  const { talk, at, word } = wording
  const isAsWell = word.lower === "well" && lowerAt(talk.words, at - 1) === "as"
  if (isFiller(word.lower) && !isAsWell) return 1
  if (!dropped.test(word.lower) || talk.classes[at] === "noun") return null
  return isStill(talk, at) || isLimit(wording) ? null : 1
}

/** "for checkout rooms only": a limit, which stays. */
const isLimit = ({ talk, at, last, word, kept }: Wording) =>
  word.lower === "only" && at + 1 >= last && kept.length > 0 && talk.classes[at - 1] === "noun"

/** "opened like thirty accounts", "like about 30" */
function likeForAbout({ talk, at, word, next }: Wording) {
  return word.lower === "like" && (talk.classes[at + 1] === "number" || next?.lower === "about") ? 1 : null
}

/** "made there first test cases": the place is named elsewhere. */
function thereAsPlace({ talk, at, first, word }: Wording) {
  if (word.lower !== "there" || at !== first) return null
  return /^(?:noun|adjective|adverb|determiner)$/.test(classAt(talk.classes, at + 1)) ? 1 : null
}

/** "before that 12 a week" */
function thatBehindBefore({ talk, at, word, next }: Wording) {
  return word.lower === "that" && lowerAt(talk.words, at - 1) === "before" && next?.kind === "number" ? 1 : null
}

/** "fixed that and the printer": an unknown thing is left out of a list. */
function pronounAnd({ word, next, kept, topic }: Wording) {
  if (!/^(?:that|this|it|them|these|those)$/.test(word.lower)) return null
  return next?.lower === "and" && kept.length === 0 && !topic ? 2 : null
}

/** "saved two hours a day, that is 40 a month" */
function thatIs({ talk, at, word, next }: Wording) {
  return word.lower === "that" && next?.lower === "is" && talk.classes[at + 2] === "number" ? 2 : null
}
