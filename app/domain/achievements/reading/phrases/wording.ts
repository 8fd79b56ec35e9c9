import { capitalForm, capitalized } from "../../../language/talk/spelling/capitals"
import { isNameOnly } from "../../../language/talk/word-classes/typed-names"
import { isCommon } from "../../../language/talk/word-classes/word-class"
import { looksLikeVerb } from "../../../language/verbs/verbs"
import { functionWords } from "../../../language/words/function-words"
import { meaningsOf } from "../../../language/words/lexicon"
import { withCrew } from "./crews-led"

const noNames: ReadonlyMap<string, string> = new Map()

/** A text as it appears inside a sentence, without a sentence-initial capital. */
export function inside(text: string): string {
  const [head = ""] = text.split(" ")
  const lower = head.toLowerCase().replace(/['’]$/, "")
  const opens =
    /^\p{Lu}\p{Ll}*(?:-\p{Ll}+)*['’]?$/u.test(head) &&
    head !== "I" &&
    (isCommon(lower) || meaningsOf(lower.replace(/-.*/, "")).own.length > 0)
  // "Harrow Foods renewed": a two-word name, whatever its first word means elsewhere.
  const isName = /^\S+ \p{Lu}\p{Ll}/u.test(text) && !functionWords.has(lower) && !looksLikeVerb(lower)
  return opens && !isName && !isNameOnly(lower) && capitalForm(lower, "in", noNames) === null
    ? head.charAt(0).toLowerCase() + text.slice(1)
    : text
}

export function joined(deed: string, more: string): string {
  return /^(?:wh(?:ere|ich)|at a cost of|for (?=(?:about |around |over |nearly )?\d)) ?/.test(more)
    ? `${deed}, ${more}`
    : `${deed}; ${inside(more)}`
}

/** Two sentences, since juxtaposition claims no cause. */
export function besides(deed: string, more: string): string {
  return `${deed}. ${capitalized(more)}`
}

export function finished(text: string): string {
  const clean = withCrew(withoutTimesOfTalk(text))
    .replace(/(?<=\p{L}{3}) a bit(?= (?:on|with|in|at)\b)/gu, "")
    .replace(/ of the career\b/g, " to date")
    .replace(/\s+([,.;])/g, "$1")
    .replace(/\b(takes|take|makes|has|have|is|are) now (?=\d|the |an? )/g, "now $1 ")
    .replace(/ and by the time(?=[.;]|$)/g, "")
    .replace(/(?<=\d|\b(?:all|both|most)) (?:are|is) still(?=[.;]|$)/g, " stayed")
    .replace(/, that is (?=[£$€]\d)/g, ", which is ")
    .replace(/, so (?=(?:takes|costs|needs|runs in)\b)/g, ", which ")
    .replace(/, (?=(?:takes|costs|saves|needs) (?:about |around |only |under |over )?[£$€]?\d)/g, ", which ")
    .replace(/, (?=(?:all|both)(?: \d+| four| three| five| six)? (?:got|were|passed|are|have|stayed|now)\b)/g, "; ")
    .replace(/[,;:\s]+$/, "")
    .replace(/\b(\p{Ll}+) \1\b/gu, "$1")
    .replace(/(?<=\w, \p{Ll}+) and (?=\p{Ll}+(?:[,.;]|$| for| in| at))/gu, ", and ")
    .replace(/\bsince (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:day|week|month|year)s\b)/g, "for ")
    .replace(/(?<![\d.,])(\d{1,3}(?:[.,\s]\d{3})+) €/g, (_, digits: string) => `€${digits.replace(/[.\s]/g, ",")}`)
    .replace(/(?<![\d.,])(\d+(?:[.,]\d+)?) €/g, "€$1")
    .replace(/ - (?=\S)(?!.*;)/g, "; ")
    .replace(/\bblack (?=Friday\b)/g, "Black ")
    .replace(/\bsales person\b/g, "salesperson")
    .replace(/\bstock pot/g, "stockpot")
  const said = withoutRepeats(clean)
  return `${capitalized(said)}${/[.!?]$/.test(said) ? "" : "."}`
}

const several = "(\\d+|two|three|four|five|six|seven|eight|nine|ten)"
const counted = new RegExp(
  `\\b${several} (?!(?:second|minute|hour|day|week|month|year|pound|euro|dollar|time|percent|point)s?\\b)(\\p{Ll}+s)\\b([^.]*?\\b(?:with|for|got|had|fixed|cleared|closed)) (?:all (?:the |\\1 )?|the |\\1 )\\2\\b(?= |[.,;]|$)`,
  "u",
)

/**
 * Removes repetition: "two juniors … with two juniors" becomes "… with both", "63 issues and got all issues fixed"
 * becomes "… all 63 fixed".
 */
function withoutRepeats(text: string): string {
  return text.replace(
    counted,
    (_, count: string, noun: string, between: string) =>
      `${count} ${noun}${between} ${count === "two" || count === "2" ? "both" : `all ${count}`}`,
  )
}

/** A trailing time relative to the day of speaking. */
const timeOfTalk =
  /(?<!\b(?:than|vs|versus|from|of|since|until|till|by|for|same|in|to|on|before|after|and|or|as|\d[\d.,]*\S*)),? (?:today|yesterday|tonight|(?:this|last) (?:week|morning|afternoon|evening|night)|finally|instead|(?<!(?:ing|open|up|back|once|on|over) )again)(?=[,.;]|$)/gu

/**
 * Without "today" and "last week", which a reader cannot place, and without "instead" if the alternative is missing.
 */
function withoutTimesOfTalk(text: string): string {
  return text.replace(timeOfTalk, "")
}
