import type { Token } from "../words/tokens"
import { words } from "../words/word-list"
import { irregularPasts } from "./irregular-verbs"

/**
 * Verb forms without a regular ending, including present and past forms of auxiliaries. Just enough to detect a new
 * clause.
 */
const knownVerbs = words(`
  am is are was were has have had
  advises prepares provides delivers maintains creates develops writes produces negotiates facilitates supervises
  oversees conducts operates administers installs inspects represents liaises moderates translates gives makes keeps
  takes brings serves speaks sells holds handles edits performs carries collects compiles assesses treats
  helps helped runs manages leads teaches builds writes organises organizes coordinates supports works handles
  co-led co-ran co-wrote co-founded co-managed co-taught oversee
`)

/** Base forms: verbs after "I", "to" or at the start; nouns in "the CI build". */
const baseForms = words(`
  lead manage teach build write organise organize coordinate support work handle create develop design deliver run
  supervise oversee mentor coach train draft plan launch improve reduce increase grow win found own head direct
  serve speak earn hire treat cook sell buy install repair test negotiate advise represent research publish
  maintain operate prepare provide present analyse analyze review track
`)

const notVerbs = words(`
  need needs speed seed feed bed red hundred shed indeed exceed greed reed weed breed hatred naked sacred
  skilled related advanced based experienced registered licensed qualified chartered detailed dedicated talented
  limited united combined distributed embedded mixed used
  bring thing ring king spring string wing morning evening during building clothing ceiling wedding marketing
  engineering accounting housing catering manufacturing plumbing nursing
`)

/** Whether a word can open a clause as its verb. A guess by form: a wrong guess only makes clauses smaller. */
export function looksLikeVerb(lower: string): boolean {
  if (notVerbs.has(lower)) return false
  if (knownVerbs.has(lower) || (irregularPasts.has(lower) && lower !== "let") || baseForms.has(lower)) return true
  return lower.length > 4 && lower.endsWith("ed")
}

/** "lead", "teach": the form after "to" and modals. */
export function isBaseForm(lower: string): boolean {
  return baseForms.has(lower)
}

export function looksLikeParticiple(lower: string): boolean {
  return lower.length > 5 && lower.endsWith("ing") && !notVerbs.has(lower)
}

/** Whether a word is the verb of its clause, given the word before it (empty at the start). */
export function isVerbAfter(before: string, lower: string): boolean {
  if (looksLikeParticiple(lower))
    return before === "" || /^(and|or|while|when|by|am|is|are|was|were|been|i'm|still|now)$/.test(before)
  // "found" is more often the past tense of "find" than a base form.
  if (!baseForms.has(lower) || irregularPasts.has(lower)) return looksLikeVerb(lower)
  return (
    before === "" || /^(i|we|you|they|to|and|or|who|that|can|will|could|would|should|may|might|also|now)$/.test(before)
  )
}

/** "I assess children": the first word after "I" or "we" that is not an adverb. */
export function isVerbOfI(before: string, token: Token | undefined): boolean {
  if (token === undefined || token.capital || token.lower.endsWith("ly")) return false
  return /^(?:i|we)$/.test(before) && token.content
}
