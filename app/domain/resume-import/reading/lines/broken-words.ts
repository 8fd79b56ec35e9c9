import { functionWords } from "../../../language/words/function-words"
import { isEntry, meaningsOf } from "../../../language/words/lexicon"

const brokenAt = /([\p{L}\p{N}]+)-$/u
/** A part that comes before another word with a hyphen, although it is not a word itself: "co-owner". */
const prefix =
  /^(?:anti|bi|co|cyber|e|eco|ex|inter|intra|micro|mid|multi|neo|non|para|post|pre|pro|re|semi|sub|tri|ultra)$/i

/** Whether a hyphen at the end of a line continues with a lowercase letter: "chef-" above "owner". */
export const isBrokenWord = (above: string, below: string) => brokenAt.test(above.slice(-30)) && /^\p{Ll}/u.test(below)

/**
 * Joins a line to the one that continues it. A word that its hyphen breaks is whole again: "depart-" above "ment" is one
 * word, "chef-" above "owner" keeps its hyphen.
 */
export function joinedLines(above: string, below: string): string {
  // "Albert-" above "Ludwigs-Universität": the hyphen separates two names.
  if (/\p{Lu}\p{Ll}+-$/u.test(above.slice(-30)) && /^\p{Lu}\p{Ll}/u.test(below)) return above + below
  if (!isBrokenWord(above, below)) return `${above} ${below}`
  // The hyphen of a URL is part of it.
  if (/[/.@]\S*-$/.test(above.slice(-200))) return above + below
  const [, start = ""] = brokenAt.exec(above.slice(-30)) ?? []
  if (/\d$/.test(start)) return above + below
  const [rest = ""] = /^\p{L}+/u.exec(below.slice(0, 30)) ?? []
  const whole = `${start}${rest}`.toLowerCase()
  const isWord = isEntry(whole) || meaningsOf(whole).own.length > 0
  const isPair = (prefix.test(start) || isKnown(start)) && isKnown(rest)
  return !isWord && isPair ? above + below : above.slice(0, -1) + below
}

function isKnown(part: string): boolean {
  const word = part.toLowerCase()
  return functionWords.has(word) || isEntry(word) || meaningsOf(word).own.length > 0
}
