import { laidOut } from "../laid-out"
import type { Token } from "../words/tokens"
import { formOf } from "../words/word-forms"
import { capitalForm } from "./capitals"
import { writtenOut } from "./casual-words"
import { slipIn } from "./slips"
import { isAfterTime, typedDay } from "./typed-times"
import { behindItIs, dropsG, oneWord } from "./written-words"

/** A word of the reading copy in standard spelling, with its range in the verbatim text. */
export interface Word extends Token {
  from: number
  to: number
}

/**
 * The words, numbers and marks of a text in standard spelling: contractions expanded, "I" and months capitalized, names
 * as in the profile. Each keeps its position in the verbatim text, which never changes.
 */
export function readingCopy(text: string, known: ReadonlyMap<string, string>): Word[] {
  const copy: Word[] = []
  let end = -1
  oneWord.lastIndex = 0
  for (let match = oneWord.exec(text); match; match = oneWord.exec(text)) {
    const [written] = match
    const from = match.index
    const to = from + written.length
    const glued = from === end && !spelled.test(text.slice(from - 1, from))
    end = to
    if (/^ish$/i.test(written) && isAmount(copy)) {
      rounded(copy, to)
      continue
    }
    for (const [nth, form] of formsOf(written, copy, known, text.slice(to, to + 24)).entries())
      copy.push(wordOf(form, from, to, glued && nth === 0 && !(form !== written && /^\p{L}{4}/u.test(form))))
  }
  return copy
}

const isAmount = (copy: Word[]) => copy.at(-1)?.kind === "number"

/** "4 ish" as "about 4". */
function rounded(copy: Word[], to: number) {
  const number = copy.pop()
  if (!number) return
  if (copy.at(-1)?.lower !== "about") copy.push(wordOf("about", number.from, number.from, number.glued))
  copy.push({ ...number, to, glued: false })
}

/** Signs read as words. */
const spelled = /[~&]/

export function wordOf(written: string, from: number, to: number, glued: boolean): Word {
  const { lower, concept, kind, capital, shaped, content } = formOf(written)
  return {
    text: written,
    lower,
    concept,
    kind,
    capital,
    shaped,
    content,
    glued,
    opening: false,
    joined: false,
    from,
    to,
  }
}

const amountBefore = ({ kind, lower }: Word) =>
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

function formsOf(
  written: string,
  before: Word[],
  known: ReadonlyMap<string, string>,
  after: string,
): readonly string[] {
  const lower = written.toLowerCase().replace("’", "'")
  const last = before.at(-1)
  const slip = slipIn(lower, last?.lower, after)
  if (slip) return slip
  if (/^[-=]+>$/.test(written)) return ["→"]
  if (/^\p{Extended_Pictographic}/u.test(written)) return last && last.kind !== "mark" ? ["\n"] : []
  const contracted = /^(it|that|there|she|he)'?s$/.exec(lower)?.[1]
  if (contracted && /^ (?:been|got to|gone|dropped|become)\b/.test(after)) return [contracted, "has"]
  // "she's put on weight", "he's had no falls": nobody is put or had.
  if (
    /^(?:she|he)$/.test(contracted ?? "") &&
    /^ (?:put on|had|stopped|started|learn(?:ed|t)|gained|passed|managed|joined|moved)\b/.test(after)
  )
    return [contracted ?? "", "has"]
  if (
    lower === "its" &&
    // "3 of its 5 meetings"
    !/^(?:of|in|at|on|to|for|with|from|by|all)$/.test(last?.lower ?? "") &&
    behindItIs.test(after)
  )
    return ["it", "is"]
  if (
    lower === "its" &&
    /^ (?:under|over|down|up|at|about|around)\b \d|^ (?:now |only |just |maybe |about )*(?:once|twice)\b|^ (?:under|over|down|up|at|about|around) (?:to |by )?\d/.test(
      after,
    )
  )
    return ["it", "is"]
  if (
    lower === "its" &&
    /^ (?:got|had|stayed|worked|gone|grown|dropped|doubled|halved|helped|saved|become|improved|held|caught|blocked|stopped|taken|made|won|paid|cut|reduced|increased|fallen|risen)\b/.test(
      after,
    )
  )
    return ["it", "has"]
  // "now were at 44 days": "we're" without its apostrophe.
  if (lower === "were" && isAfterTime(before) && /^ (?:at|down to|up to|on) \d/.test(after)) return ["we", "are"]
  if (lower === "black" && /^ friday\b/i.test(after)) return ["Black"]
  if (lower === "power" && /^ (?:bi|apps|automate|query)\b/i.test(after)) return ["Power"]
  if (
    lower === "in" &&
    /^ (?:hour|day|week|month|year)(?![\p{L}'’]| (?:\d|one\b|two\b|three\b|four\b|five\b))/u.test(after)
  )
    return [/^ hour/.test(after) ? "an" : "a"]
  if (lower === "id" && /^ (?:\w+ed|been|gone|made|done|had|put|got)\b/.test(after)) return ["I", "had"]
  if (
    /^i'?d$/.test(lower) &&
    /^ (?:like|love|miss|say|get|do|want|be|rather|go|have|hope|appeal|sell|tell|recommend|suggest|start|try|love|hate|give)\b/.test(
      after,
    )
  )
    return ["I", "would"]
  const day = typedDay(lower, before, after)
  if (day) return [day]
  if (dropsG(written)) return [`${written}g`]
  // "an" for "and", before a verb or a pronoun for oneself.
  if (lower === "an" && /^ (?:i|we|they|he|she|it|was|then|so|the|my|said)\b/.test(after)) return ["and"]
  // "trained three porters for be chefs"
  if (lower === "for" && /^ be\b/.test(after)) return ["to"]
  if (lower === "n" && last && last.kind !== "mark" && /^ \p{L}/u.test(after)) return ["and"]
  // "a key + a dedupe table"
  if (written === "+" && last?.kind === "word" && /^ \p{L}/u.test(after)) return ["and"]
  if (lower === "o" && written === "o" && /^ (?:the|every|each|all|them|my|our|it|that|this)\b/.test(after))
    return ["of"]
  if (/^(?:maybe|perhaps)$/.test(lower) && /^ \d/.test(after) && last?.lower !== "about") return ["about"]
  if (lower === "w" && last?.kind === "number") return [written]
  // "The till" of a shop, "IT's help", "a 5 min demo".
  if (
    lower === "till" &&
    /^(?:the|a|my|our|each|every|per|second|third|new|old|main|other|extra|another|self-service)$/.test(
      last?.lower ?? "",
    )
  )
    return [written]
  if (/^IT['’]s$/.test(written)) return [written]
  // "a min stock card", "the grand final": an abbreviation that is also a word is a unit only after an amount.
  if (/^(?:min|sec|mil|grand|thou)$/.test(lower) && !(last && amountBefore(last))) return [written]
  // "sorted it with hr": the department, unless an amount of hours precedes.
  if (lower === "hr" && !(last && (amountBefore(last) || /^(?:an?|each|every)$/.test(last.lower)))) return ["HR"]
  if (/^(?:min|sec)$/.test(lower) && last?.kind === "number" && hasNounBehind.test(after))
    return [lower === "min" ? "minute" : "sec"]
  if (written.length > 1 && written === written.toUpperCase() && !writtenOut(lower)) return [written]
  const full = writtenOut(lower)
  if (full && !(written.length > 1 && written !== lower && /^(?:em|def|bc|dec|hr)$/.test(lower))) return full
  if (written !== lower) return [written]
  return [capitalForm(lower, last?.lower ?? "", known) ?? written]
}

/** The words as text again, with the original spaces. */
export function textOf(words: readonly Word[]): string {
  let text = ""
  words.forEach((word, at) => {
    const before = words[at - 1]
    const isOpen = before?.text === "(" || (before !== undefined && /^[£$€₹#]$/.test(before.text) && word.glued)
    const tight = /^[,.;:!?)%]$/.test(word.text) || isOpen || (word.glued && before?.to === word.from)
    text += at === 0 || tight ? word.text : ` ${word.text}`
  })
  return text
}
