import { namesRole } from "../../career/headings/named-role"
import { sentencesOf } from "../../language/sentences/statements"
import { isPast } from "../../language/verbs/past-tense"
import { takesBack } from "../../language/words/correction-words"
import type { Known } from "./library"
import { plain } from "./plain-sentence"
import { read } from "./reading/reading"

const ofTheSelf = /^(?:title|role|bio)$/

/**
 * The items that contain a sentence verbatim, as whole sentences or bullets of one item. The sentence may add a subject
 * that the item omits ("I mentored …" for "Mentored …", "I am a …" for a bio's "Staff engineer with …"). A verbatim
 * match needs no further check. A goal supports only a sentence worded as a wish ("I want to …" may be added).
 */
export function verbatimIn(sentence: string, items: Known[]): string[] {
  if (items.length === 0) return []
  const whole = [formsOf(sentence)]
  const parts = sentence.split(/;\s+/).map(formsOf)
  const isWish = wishFor.test(sentence)
  return items.flatMap((item) => {
    if (item.id === null || (item.goal && !isWish)) return []
    if (item.field === "role" && namesRole(sentence, item.text)) return [item.id]
    const said = saidIn(item)
    const carries = ({ deed, self, wish }: Forms) =>
      deed.some((form) => said.has(form)) ||
      said.has(item.goal ? wish : ofTheSelf.test(item.field ?? "") ? self : deed[0])
    return whole.every(carries) || parts.every(carries) ? [item.id] : []
  })
}

const wishFor = /\b(?:I want|would like|I hope|I aim|I plan|my goal|preparing|one day|looking for)\b/i

const noNames: ReadonlySet<string> = new Set()
const worked = new WeakMap<Known, Set<string>>()

/** The sentences and clauses of an item, memoized. */
function saidIn(item: Known): Set<string> {
  const known = worked.get(item)
  if (known) return known
  const said = new Set(
    sentencesOf(item.text)
      .filter((sentence, at, all) => !/[?"“”„«»]/.test(sentence) && !isTakenBack(all, at))
      .flatMap((sentence) => [sentence, ...clausesOf(sentence), ...runTogether(sentence)])
      .map(plain),
  )
  worked.set(item, said)
  return said
}

/** "Trained 40. Correction: 28." */
function isTakenBack(sentences: string[], at: number): boolean {
  const taken = (text: string) => (/\d/.test(text) ? takesBack(text.toLowerCase()) : null)
  return taken(sentences[at] ?? "") === "own" || taken(sentences[at + 1] ?? "") === "before"
}

const joint =
  /(?:[,;]?\s+(?:and then|and|then|so(?! that))\s+|;\s+)(?=(?:(?:after|by|within|in) [^,.;]{2,24}? )?(?:I|we|they|it|the [a-z]+ (?:was|were|is))\s)/i
const unsure =
  /\b(?:think|thought|hope|hoped|wish|would|could|should|might|may|must|if|unless|want|wanted|plan|planned|going to|will|said|told|asked|dream|almost|nearly|not|never|nobody|no|because|although|though|but|except|until)\b|n['’]t\b/i

/** The clauses of a longer sentence with their own subject ("…, and after two months we were down to 9 %"). */
function clausesOf(said: string): string[] {
  const clauses = said.split(joint)
  if (clauses.length < 2 || unsure.test(said)) return []
  return read(said, noNames).clauses.every((clause) => clause.moods.size === 0) ? clauses : []
}

const nextWord = / (?=(\p{Lu}\p{Ll}{2,})\s)/gu
const startsLine = /(?:\p{Ll}|[\d)%])$/u
const takesMore = /\b(?:the|an?|of|in|on|at|by|for|to|with|from|and|or|as|than|that|which|who|into|was|were|is|are)$/iu

/** The bullets of a text that lost the break between them: "… and NHS refurbs Fitted 64 charge points". */
function runTogether(said: string): string[] {
  const starts = [...said.matchAll(nextWord)].flatMap(({ index, 1: word = "" }) => {
    const before = said.slice(Math.max(0, index - 20), index)
    return isPast(word.toLowerCase()) && startsLine.test(before) && !takesMore.test(before) ? [index] : []
  })
  return starts.length > 0 ? [0, ...starts].map((start, at) => said.slice(start, starts[at]).trim()) : []
}

interface Forms {
  deed: [string, ...string[]]
  self: string
  wish: string
}

/** The forms of a sentence part that an item may have: with or without a first-person subject. */
function formsOf(part: string): Forms {
  const text = plain(part)
  const bare = /^i (?:also )?((?!am\b|was\b|have\b|had\b)[a-z-]+(?:ed|t|d|n|e|g|k|m|w)\b.*)$/.exec(text)?.[1]
  const whole = isPast(text.split(" ")[0] ?? "") ? `i ${text}` : undefined
  const self = /^i am (?:an? |the )?(.+)$/.exec(text)?.[1] ?? text
  const took = text.startsWith("it took me ") ? text.slice(3) : undefined
  const others = [bare, whole, took].filter((form) => form !== undefined)
  return { deed: [text, ...others], self, wish: text.replace(/^i want to /, "") }
}

/**
 * Normalized words without fillers, with the action alone for longer forms that assert it ("ended up redoing", "managed
 * to cut").
 */
