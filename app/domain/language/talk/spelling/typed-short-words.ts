import { laidOut } from "../../laid-out"
import type { Token } from "../../words/tokens"
import { writtenOut } from "./casual-words"
import { typedDay } from "./typed-times"
import type { Spelling, Typed } from "./typed-word"
import { dropsG } from "./written-words"

/** Arrows and emoji. */
export const signs: readonly Spelling[] = [arrow, picture]

/** Names in lower case, and "in" for "per". */
export const nameParts: readonly Spelling[] = [blackFriday, powerTool, inForPer]

/** Short and clipped words. */
export const shortWords: readonly Spelling[] = [
  day,
  withoutG,
  anForAnd,
  forBe,
  nForAnd,
  plusForAnd,
  oForOf,
  maybeAbout,
  watts,
  tillOfShop,
  helpOfIt,
  unitThatIsWord,
  humanResources,
  unitBeforeNoun,
  capitals,
  writtenOutInFull,
]

/** "Monday -> Friday" */
function arrow({ written }: Typed) {
  return /^[-=]+>$/.test(written) ? ["→"] : null
}

/** An emoji ends a line. */
function picture({ written, last }: Typed) {
  if (!/^\p{Extended_Pictographic}/u.test(written)) return null
  return last && last.kind !== "mark" ? ["\n"] : []
}

/** "black friday" */
function blackFriday({ lower, after }: Typed) {
  return lower === "black" && /^ friday\b/i.test(after) ? ["Black"] : null
}

/** "power bi" */
function powerTool({ lower, after }: Typed) {
  return lower === "power" && /^ (?:bi|apps|automate|query)\b/i.test(after) ? ["Power"] : null
}

/** "3 in week", unlike "in week 3" */
function inForPer({ lower, after }: Typed) {
  const isPer =
    lower === "in" &&
    /^ (?:hour|day|week|month|year)(?![\p{L}'’]| (?:\d|one\b|two\b|three\b|four\b|five\b))/u.test(after)
  return isPer ? [/^ hour/.test(after) ? "an" : "a"] : null
}

/** "on tues" */
function day({ lower, before, after }: Typed) {
  const typed = typedDay(lower, before, after)
  return typed ? [typed] : null
}

/** "waitin" */
function withoutG({ written }: Typed) {
  return dropsG(written) ? [`${written}g`] : null
}

/** "an" for "and", before a verb or a first-person pronoun. */
function anForAnd({ lower, after }: Typed) {
  return lower === "an" && /^ (?:i|we|they|he|she|it|was|then|so|the|my|said)\b/.test(after) ? ["and"] : null
}

/** "trained three porters for be chefs" */
function forBe({ lower, after }: Typed) {
  return lower === "for" && /^ be\b/.test(after) ? ["to"] : null
}

/** "salt n pepper" */
function nForAnd({ lower, last, after }: Typed) {
  return lower === "n" && last && last.kind !== "mark" && /^ \p{L}/u.test(after) ? ["and"] : null
}

/** "a key + a dedupe table" */
function plusForAnd({ written, last, after }: Typed) {
  return written === "+" && last?.kind === "word" && /^ \p{L}/u.test(after) ? ["and"] : null
}

/** "half o the wing" */
function oForOf({ written, after }: Typed) {
  return written === "o" && /^ (?:the|every|each|all|them|my|our|it|that|this)\b/.test(after) ? ["of"] : null
}

/** "maybe 40" as "about 40" */
function maybeAbout({ lower, last, after }: Typed) {
  return /^(?:maybe|perhaps)$/.test(lower) && /^ \d/.test(after) && last?.lower !== "about" ? ["about"] : null
}

/** "60 W" */
function watts({ written, lower, last }: Typed) {
  return lower === "w" && last?.kind === "number" ? [written] : null
}

/** "The till" of a shop. */
function tillOfShop({ written, lower, last }: Typed) {
  return lower === "till" && behindArticle.test(last?.lower ?? "") ? [written] : null
}

const behindArticle = /^(?:the|a|my|our|each|every|per|second|third|new|old|main|other|extra|another|self-service)$/

/** "IT's help" */
function helpOfIt({ written }: Typed) {
  return /^IT['’]s$/.test(written) ? [written] : null
}

/** "a min stock card", "the grand final": an abbreviation that is also a word is a unit only after an amount. */
function unitThatIsWord({ written, lower, last }: Typed) {
  return /^(?:min|sec|mil|grand|thou)$/.test(lower) && !(last && amountBefore(last)) ? [written] : null
}

/** "sorted it with hr": the department, unless an amount of hours precedes. */
function humanResources({ lower, last }: Typed) {
  const isHour = last && (amountBefore(last) || /^(?:an?|each|every)$/.test(last.lower))
  return lower === "hr" && !isHour ? ["HR"] : null
}

/** "a 5 min demo" */
function unitBeforeNoun({ lower, last, after }: Typed) {
  if (!/^(?:min|sec)$/.test(lower) || last?.kind !== "number" || !hasNounBehind.test(after)) return null
  return [lower === "min" ? "minute" : "sec"]
}

const amountBefore = ({ kind, lower }: Token) =>
  kind === "number" ||
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|hundred|few|couple|half|per|of)$/.test(
    lower,
  )

/** The noun after a time that modifies it. */
const hasNounBehind = new RegExp(
  laidOut`
    ^ (?!
      now\b|in\b|on\b|at\b|to\b|and\b|or\b|per\b|an?\b|the\b|each\b|every\b|from\b|for\b|of\b|late\b|early\b|after\b|
      before\b|so\b|but\b|because\b|instead\b|rather\b|then\b|than\b|where\b|which\b|since\b|until\b|tops\b|flat\b|
      because\b|cos\b|when\b|while\b|i\b|we\b|it\b|they\b|less\b|more\b|max\b|not\b|by\b|with\b|w\b|is\b|was\b
    )\p{Ll}{3,}
  `,
  "iu",
)

/** "NHS", unlike "ASAP" */
function capitals({ written, lower }: Typed) {
  return written.length > 1 && written === written.toUpperCase() && !writtenOut(lower) ? [written] : null
}

/** "approx" as "approximately", unlike "Em", who is a person */
function writtenOutInFull({ written, lower }: Typed) {
  const full = writtenOut(lower)
  const isName = written.length > 1 && written !== lower && /^(?:em|def|bc|dec|hr)$/.test(lower)
  return full && !isName ? full : null
}
