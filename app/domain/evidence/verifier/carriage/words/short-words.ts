import { meaningsOf } from "../../../../language/words/lexicon"
import type { Token } from "../../../../language/words/tokens"
import { words } from "../../../../language/words/word-list"

const countries = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" })
/** Abbreviations that are also words. */
const usual = words("arch prod rec doc docs app apps spec specs lab labs exam exams rep reps demo demos intro info")

/**
 * Whether one word abbreviates another: "rec" for "reconciliation", "NL" for "the Netherlands", "lunch" for
 * "lunchtime".
 */
export function isShortFor(short: Token, full: Token): boolean {
  if (short.kind !== "word" || full.kind !== "word") return false
  if (/^[A-Z]{2}$/.test(short.text)) return full.capital && countries.of(short.text) === full.text
  const [one, two] = [short.lower, full.lower]
  if (one.length < 3 || two.length < one.length + 3 || !two.startsWith(one)) return false
  if (full.capital && !full.opening) return false
  if (two === `${one}time`) return true
  return /^[a-z]+$/.test(one) && (usual.has(one) || (one.length <= 5 && meaningsOf(one).own.length === 0))
}
