import { isOtherPerson } from "../../../../language/doers/people"
import { baseOfPast, isPast, pastOf } from "../../../../language/verbs/past-tense"
import { meaningsOf } from "../../../../language/words/lexicon"
import { isMeasured } from "../../../../rubric/measures"
import { countWords } from "../../../rules"

/** Actions that are a choice between two ways, so that a viewer can be asked about it. */
const chosen = /^(?:moved|split|put|replaced|switched|stopped|swapped|merged|combined|let)$/
/** The alternative is named, whatever the action: "texts instead of emails". */
const contrast = /\b(?:instead of|rather than|from scratch|one by one|in person)\b/
const [shortest, longest] = [3, 14]

/** "Would you move the bread to the night?": the action as a question to the viewer; null if it was not a choice. */
export function deedQuestion(sentence: string): string | null {
  const asked = deedIn(sentence)
  return asked && (chosen.test(asked.verb) || contrast.test(asked.deed))
    ? `Would you ${asked.base} ${asked.deed}?`
    : null
}

const weekdays = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/g

/** Verbs that say too little about the work, or that one cannot decide to do. */
const saysLittle =
  /^(?:got|had|took|went|came|saw|knew|was|did|gave|left|kept|met|told|said|put|reached|hit|made|had|heard|lost|won|beat|began|started|helped|used|passed|spent|killed|dropped|stopped|became|received|earned|bought|ran|found|noticed|learned|learnt|felt|thought|saved|worked|stayed|lived|sat|stood|finished|completed|joined|grew|cut|raised)$/
const restOfObject =
  / (?:with|in|at|on|from|for|to|by|of|into|over|under|before|after|during|every|each|last|this|until|through|across|which|that|who|where) /

/** "How would you trial a health score?": the way of an action, asked of the reader; null if it has no plain object. */
export function wayQuestion(sentence: string): string | null {
  const [, opening = "", verb = "", rest = ""] = /^(I|We) (\p{Ll}+) ([^.;(),]+)/u.exec(sentence) ?? []
  if (!opening || saysLittle.test(verb)) return null
  const object =
    ` ${rest} `
      .split(/ and | so | since | because /u)[0]
      ?.split(restOfObject)[0]
      ?.trim() ?? ""
  const isThing = /^(?:a|an|the) (?:\p{Ll}[\p{Ll}-]+ ){0,3}\p{Ll}[\p{Ll}-]+$/u.test(object)
  const base = isThing && !isMeasured(object) && countWords(object) <= longestObject ? baseOf(verb) : null
  const isPerson = saysNothing.test(object) || isOtherPerson(object.split(" ").at(-1) ?? "")
  return base && !isPerson ? `How would you ${base} ${object}?` : null
}

const saysNothing = /(?:\b|^)(?:lot|rest|same|whole|things?|way|bit|one|stuff|job|work|point|time|day|week)$/

/** The question is short enough to be spoken in three seconds. */
const longestObject = 4

/** An action that can be asked about: its verb and its object, up to the first pause. */
function deedIn(sentence: string): { verb: string; base: string; deed: string } | null {
  const [, verb = "", rest = ""] = /^(?:I|We) (\p{Ll}+) ([^.;()]+)(?: \([^()]*\))?\.$/u.exec(sentence) ?? []
  const base = verb ? baseOf(verb) : null
  const next = [...rest.matchAll(/ and (\p{Ll}+)/gu)].find(([, word = ""]) => /^(?:I|we)$/.test(word) || isPast(word))
  const deed =
    rest
      .slice(0, next?.index)
      .split(/,| since | because | so /u)[0]
      ?.trim() ?? ""
  const isOwn = /\b(?:I|me|my|we|us|our|myself|him|her|it|them|this|that|both|each|there|here|things?|stuff)\b/i.test(
    deed,
  )
  const namesOrCounts = isMeasured(deed) || /(?:^|\s)\p{Lu}(?!\p{Lu}+s\b)/u.test(deed.replace(weekdays, "day"))
  const isPlace = /^(?:together|on|at|in|to|with|from|as|by|for|over|through|about|up to)\b/.test(deed)
  const isLong = countWords(deed) < shortest || countWords(deed) > longest
  return !base || isOwn || isPlace || namesOrCounts || isLong ? null : { verb, base, deed }
}

function baseOf(past: string): string | null {
  const stem = past.replace(/ed$/, "")
  const regular = past === stem ? [] : [`${stem}e`, stem, stem.replace(/(.)\1$/, "$1"), stem.replace(/i$/, "y")]
  const isBase = (base: string) => pastOf(base) === past && meaningsOf(base).own.length > 0
  return baseOfPast(past) ?? regular.find(isBase) ?? null
}
