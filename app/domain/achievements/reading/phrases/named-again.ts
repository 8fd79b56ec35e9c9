import { type Word, wordOf } from "../../../language/talk/spelling/reading-copy"

/** The noun without its postmodifiers, but for its amount: "the workshop" of "the workshop for 72 managers". */
export function shortened(noun: Word[]): Word[] {
  const isAmountAt = (at: number) => noun[at]?.kind === "number"
  const end = noun.findIndex(
    (word, at) =>
      at > 0 &&
      // "a 6 item checklist": the amount is part of the name.
      ((isAmountAt(at) && noun[at - 1]?.lower !== "of" && !(at === 1 && opensNamed.test(noun[0]?.lower ?? ""))) ||
        /^(?:for|in|on|from|to|last|this|next)$/.test(word.lower) ||
        (word.lower === "of" && !isAmountAt(at + 1))),
  )
  return end > 0 ? noun.slice(0, end) : noun
}

const opensNamed = /^(?:an?|the)$/

/** "a swap shelf" as "the swap shelf"; null if it is too long to repeat. */
export function definite(noun: Word[] | null): Word[] | null {
  const [head, ...rest] = noun ?? []
  if (!head || rest.length > 4) return null
  if (head.lower === "the" || (head.capital && rest.length === 0 && /^\p{Lu}\p{Ll}/u.test(head.text))) return noun
  const the = wordOf("the", head.from, head.to, false)
  return /^(?:an?|one|no|any|every|each)$/.test(head.lower) ? [the, ...rest] : [the, head, ...rest]
}

/** "the scanned delivery notes" as "the notes". */
export function lastNamed(noun: Word[] | null): Word[] | null {
  const last = shortened(noun ?? []).at(-1)
  return last ? definite([last]) : null
}

/**
 * "recruited nine volunteers and trained nine volunteers" as "… trained the volunteers": the longest noun phrase that a
 * text repeats from the words before it is named by its last word.
 */
export function toldAgain(before: string, text: string): string {
  const words = text.split(" ")
  const said = ` ${before.toLowerCase()} `
  const repeats = (first: number, last: number) =>
    said.includes(
      ` ${words
        .slice(first, last)
        .join(" ")
        .toLowerCase()
        .replace(/[,;.]$/, "")} `,
    )
  for (let length = Math.min(7, words.length); length >= 2; length--) {
    const first = words.findIndex(
      (word, at) =>
        at > 0 &&
        at + length <= words.length &&
        opensNoun.test(word) &&
        !opensNoun.test(words[at - 1] ?? "") &&
        repeats(at, at + length),
    )
    if (first < 0) continue
    const [head = "", last = ""] = [words[first], words[first + length - 1]]
    if (!/^\p{Ll}[\p{L}-]+[,;.]?$/u.test(last) || notNouns.test(last) || (head === "the" && length === 2)) continue
    // "got a payment of 18,400 back" as "got the payment back"
    const end = first + length
    const isAmount = words[end] === "of" && /^[£$€]?\d/.test(words[end + 1] ?? "") && repeats(first, end + 2)
    return [...words.slice(0, first), "the", last, ...words.slice(isAmount ? end + 2 : end)].join(" ")
  }
  return text
}

const opensNoun = /^(?:an?|the|\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/
/** A run that ends in one of these was cut inside its noun phrase, or counts time. */
const notNouns =
  /^(?:of|in|on|at|for|to|from|with|and|or|by|an?|the|odd|new|old|more|first|last|other|hours?|days?|weeks?|months?|years?|minutes?|percent|times?)[,;.]?$/
