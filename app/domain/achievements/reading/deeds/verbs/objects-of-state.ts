import type { Talk } from "../../../../language/talk/read-talk"

/**
 * A determiner, number or adjective with its noun, or a noun with a partner: the terms of a deal, unlike "agreed it was
 * late".
 */
export function agreesThing({ words, classes }: Talk, first: number, last: number): boolean {
  if (classes[first] === "noun" && /^(?:with|for)$/.test(words[first + 1]?.lower ?? "")) return true
  if (!/^(?:determiner|number|adjective)$/.test(classes[first] ?? "")) return false
  return classes.slice(first + 1, Math.min(last, first + 4)).includes("noun")
}

/** A noun or pronoun, then its purpose. */
export function usesFor({ words, classes }: Talk, first: number, last: number): boolean {
  let at = first
  while (at < last && at < first + 5 && /^(?:determiner|adjective|noun|pronoun)$/.test(classes[at] ?? "")) at++
  return at > first && words[at]?.lower === "to" && classes[at + 1] === "base" && at + 2 < last
}

/** A person, then their action at the speaker's request. */
export function getsToDo({ words, classes }: Talk, first: number, last: number): boolean {
  let at = first
  while (at < last && at < first + 4 && /^(?:determiner|adjective|noun|pronoun)$/.test(classes[at] ?? "")) at++
  return (
    at > first &&
    words[at]?.lower === "to" &&
    classes[at + 1] === "base" &&
    !/^(?:me|us)$/.test(words[first]?.lower ?? "")
  )
}

/** "stopped a ten-fold dosing error": a prevented harm, unlike "stopped the car". */
export function isHarm({ words, classes }: Talk, first: number, last: number): boolean {
  let end = first
  while (end < last && /^(?:determiner|adjective|number|noun|ing|past)$/.test(classes[end] ?? "")) end++
  return end > first + 1 && harms.test(words[end - 1]?.lower ?? "")
}

const harms =
  /^(?:errors?|mistakes?|mix-?ups?|overdoses?|leaks?|thefts?|frauds?|scams?|fires?|floods?|fights?|attacks?|breach(?:es)?|accidents?|outbreaks?|collisions?|overpayments?|double-?bookings?)$/
