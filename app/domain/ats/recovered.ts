import { type Fact, type FactKind, factKinds } from "./facts"

export interface RecoveredFact extends Fact {
  /** `elsewhere`: found, but not in reading order. */
  found: "yes" | "elsewhere" | "no"
}

/** Looks up a resume's facts in the text that a parser extracted. */
export function recovered(text: string, facts: Fact[]): RecoveredFact[] {
  const whole = plain(text)
  let from = 0
  let group = -1
  let end = 0
  return facts.map((fact) => {
    if (fact.group !== group) {
      group = fact.group
      from = end
    }
    const wanted = plain(fact.text)
    const at = placeOf(whole, wanted, from)
    if (at < 0) return { ...fact, found: placeOf(whole, wanted, 0) < 0 ? "no" : "elsewhere" }
    end = Math.max(end, at + wanted.length)
    return { ...fact, found: "yes" }
  })
}

/** The position of a text between word boundaries. */
function placeOf(whole: string, wanted: string, from: number): number {
  const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)
  const isSpaced = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(wanted)
  for (let at = whole.indexOf(wanted, from); at >= 0; at = whole.indexOf(wanted, at + 1)) {
    const isWhole =
      !(isLetter(whole[at - 1]) && isLetter(wanted[0])) &&
      !(isLetter(whole[at + wanted.length]) && isLetter(wanted.at(-1)))
    if (isWhole || !isSpaced) return at
  }
  return -1
}

/** Normalizes text as parsers compare it: one form of each letter, one kind of space, no directional marks. */
function plain(text: string): string {
  return (
    text
      .normalize("NFKC")
      .replace(/[\u064b-\u0652\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g, "")
      .replace(/[\u2010-\u2015]/g, "-")
      .replace(/[\u2018\u2019]/g, "'")
      // A line may break after a hyphen that belongs to the word.
      .replace(/(?<=\p{L})-\n(?=\p{L})/gu, "-")
      .replace(/\s+/g, " ")
      // A font change next to a bracket or a backtick is read as a space, which parsers ignore.
      .replace(/(?<=[(`]) | (?=\))/g, "")
      .toLowerCase()
      .trim()
  )
}

export interface KindCount {
  kind: FactKind
  found: number
  of: number
}

export function countsOf(facts: RecoveredFact[]): KindCount[] {
  return factKinds.flatMap((kind) => {
    const own = facts.filter((fact) => fact.kind === kind)
    return own.length > 0 ? [{ kind, found: own.filter(({ found }) => found === "yes").length, of: own.length }] : []
  })
}
