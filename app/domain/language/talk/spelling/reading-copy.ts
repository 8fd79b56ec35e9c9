import { firstAnswer } from "../../first-answer"
import type { Token } from "../../words/tokens"
import { formOf } from "../../words/word-forms"
import { capitalForm } from "./capitals"
import { slipIn } from "./slips"
import { contractions, contractionsOfI } from "./typed-contractions"
import { nameParts, shortWords, signs } from "./typed-short-words"
import type { Spelling } from "./typed-word"
import { oneWord } from "./written-words"

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

/** Tried in this order for every word; the first that applies decides. */
const spellings: readonly Spelling[] = [
  ({ lower, last, after }) => slipIn(lower, last?.lower, after),
  ...signs,
  ...contractions,
  ...nameParts,
  ...contractionsOfI,
  ...shortWords,
]

function formsOf(
  written: string,
  before: Word[],
  known: ReadonlyMap<string, string>,
  after: string,
): readonly string[] {
  const lower = written.toLowerCase().replace("’", "'")
  const last = before.at(-1)
  const typed = { written, lower, before, last, after }
  const forms = firstAnswer(spellings, typed)
  if (forms) return forms
  return written === lower ? [capitalForm(lower, last?.lower ?? "", known) ?? written] : [written]
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
