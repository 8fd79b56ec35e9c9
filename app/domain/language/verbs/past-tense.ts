import { words } from "../words/word-list"
import { irregularPastOf, irregularPasts } from "./irregular-verbs"

const basesOfPasts = new Map([...irregularPastOf].map(([base, past]) => [past, base]))

/** The base form of an irregular past tense: "rebuilt" → "rebuild"; undefined for other words. */
export function baseOfPast(past: string): string | undefined {
  return basesOfPasts.get(past)
}
const irregularByIng = new Map([...irregularPastOf].map(([base, past]) => [ingOf(base), past]))

/** Words that look like a past tense but are not, or that only describe ("two are left"). */
const notPast = words(`
  based given compared faced supposed required concerned interested excited tired pleased worried stressed related
  located experienced skilled talented detailed aged limited unexpected hundred sacred naked wicked embed biped united
  beloved advanced combined unpaid qualified used crowded overcrowded outdated overdue mixed red shed sled moped
  infrared so-called dated was left`)

/** "unprompted", "unpaid": a state, unlike "unloaded", "uncovered" and "underlined". */
export const namesUndone = (lower: string) =>
  /^un(?!der)\p{L}+(?:ed|paid|sold|read)$/u.test(lower) && !undoing.test(lower)
const undoing =
  /^un(?:ifi|load|lock|pack|cover|veil|block|earth|tangl|leash|wrapp|fold|seal|plugg|install|subscrib|ti|button|clogg|link|publish|mask)ed$/

/** Words in -eed that are past-tense forms. */
const pastInEed = words("agreed guaranteed freed refereed disagreed")

const adverb =
  /^(?:successfully|personally|single-handedly|independently|also|recently|quickly|partly|largely|jointly|always|then|later|first|regularly|regulary|finally|[a-z]+ly)$/i

/** The past tense of a verb's base form: "rebuild" → "rebuilt", "stop" → "stopped". */
export function pastOf(base: string): string {
  const known = irregularPastOf.get(base)
  if (known) return known
  if (/e$/.test(base)) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  if (/^[^aeiou]*[aeiou][bdgklmnprt]$/.test(base)) return `${base}${base.at(-1)}ed`
  return `${base}ed`
}

/** The past tense of an -ing form: "reworking" → "reworked", "cutting" → "cut". */
export function pastOfIng(ing: string): string {
  const known = irregularByIng.get(ing)
  if (known) return known
  const stem = ing.slice(0, -3)
  return /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ied` : `${stem}ed`
}

function ingOf(base: string): string {
  if (/[^e]e$/.test(base) && base !== "be") return `${base.slice(0, -1)}ing`
  if (/^[^aeiou]*[aeiou][bdgmnprt]$/.test(base) || /^(?:begin|forget|reset|rerun)$/.test(base))
    return `${base}${base.at(-1)}ing`
  return `${base}ing`
}

/** True for a word that can be a past tense ("led", "Redesigned", "co-facilitated"). */
export function isPast(word: string): boolean {
  const plain = word
    .toLowerCase()
    .replace(/[^a-z-]/g, "")
    .replace(/^(?:co|re|self|open|de)-/, "")
  if (notPast.has(plain) || namesUndone(plain)) return false
  return irregularPasts.has(plain) || pastInEed.has(plain) || /^[a-z-]+[^e]ed$/.test(plain)
}

/**
 * True for a base form that people start a line of their work history with ("Lead", "Build"). Excludes forms that are
 * also nouns.
 */
export function isBaseVerb(word: string): boolean {
  return bases.has(word.toLowerCase())
}
const bases = words(`
  lead build run write teach make take give keep hold bring grow drive speak sell buy meet oversee manage design develop
  mentor coach coordinate own maintain support help train review organise organize plan deliver analyse analyze
  supervise research assist handle prepare install repair inspect produce represent negotiate recruit implement
  administer arrange conduct compile ensure provide improve liaise facilitate create direct operate cook serve advise
  treat care do
`)

/**
 * The number of adverbs before the past-tense verb that opens a text ("Successfully won" → 1); -1 if no such verb opens
 * it.
 */
export function openingVerbAt(words: string[]): number {
  const at = words.findIndex((word) => !adverb.test(word))
  return at >= 0 && at < 3 && isPast(words[at] ?? "") ? at : -1
}

const honoured = /^(?:awarded|recogni[sz]ed|nominated|named|certified|shortlisted|commended)\b(?!,)/i
const chosen =
  /^(?:promoted|selected|appointed|elected|invited|chosen|hired|seconded|asked|tasked|elevated|honou?red)\s+(?:to|as|for|by|in|into|from|at|because)\b/i
const withoutObject =
  /^(?:used|built|adopted|written|made|deployed|open-sourced|featured|cited|designed|funded|created|developed|based|run|published|covered|shipped)\s+(?:by|in|with|at|as|for|to|on|across)\b/i

/** A passive whose subject is the person: "Awarded 'Teacher of the Month'" is not "I awarded". */
export function isPassiveOfPerson(fragment: string): boolean {
  return honoured.test(fragment) || chosen.test(fragment)
}

/** A passive whose subject is a thing: "Used in a course at two universities" has no person in it. */
export function isPassiveOfThing(fragment: string): boolean {
  return (
    withoutObject.test(fragment) ||
    /^(?:[a-z]+ed|read|seen|taken|sent|done|held|given|shown|run|led) by\b/i.test(fragment)
  )
}
