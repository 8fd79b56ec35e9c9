import type { HiddenPattern, PersonToHide } from "./person-to-hide"
import { contactPatterns, linkPatterns } from "./redaction-contacts"
import { namePatterns } from "./redaction-names"

export interface Redaction {
  texts: string[]
  /** Puts the originals back into any text that was made from the redacted ones. */
  restore(text: string): string
}

const token = /⟦P\d+⟧/gu
const placeholder = /^⟦P\d+⟧$/u
const endsInWord = /[\p{L}\p{M}]$/u
const startsInWord = /^[\p{L}\p{M}]/u

/**
 * Replaces every email address, phone number, link and handle, and every mention of the person's own name, by a
 * placeholder ("⟦P1⟧"), the same one for the same characters. Lossless: `restore` brings back exactly what stood
 * there. Text that already looks like a placeholder is hidden as well, so that nothing is restored that was not hidden.
 */
export function redact(texts: string[], person: PersonToHide): Redaction {
  const originals: string[] = []
  const tokens = new Map<string, string>()
  const patterns = [...linkPatterns(person), ...contactPatterns(person), ...namePatterns(person)].map(steppingOver)

  function hide(original: string) {
    const known = tokens.get(original)
    if (known) return known
    originals.push(original)
    const made = `⟦P${originals.length}⟧`
    tokens.set(original, made)
    return made
  }

  function hideAll(text: string) {
    // What stands beside a placeholder has a new neighbour, and may be seen for what it is only then: the patterns take
    // turns until each of them has seen the text as it is.
    for (let turn = 0, unchanged = 0; unchanged < patterns.length; turn = (turn + 1) % patterns.length) {
      const hidden = hideMatches(text, patterns[turn] as HiddenPattern, hide)
      unchanged = hidden === text ? unchanged + 1 : 0
      text = hidden
    }
    return text
  }

  return {
    texts: texts.map((text) => hideAll(text.replace(token, hide))),
    restore: (text) => text.replace(token, (found) => originals[Number(found.slice(2, -1)) - 1] ?? found),
  }
}

/** True for a text with a placeholder in it: one that a writer made up, when nothing could be restored for it. */
export function holdsPlaceholder(text: string): boolean {
  return text.search(token) >= 0
}

/** The same pattern, which never looks into a placeholder. */
function steppingOver(hidden: HiddenPattern): HiddenPattern {
  const { source, flags } = hidden.pattern
  return { ...hidden, pattern: new RegExp(`⟦P\\d+⟧|${source}`, flags) }
}

function hideMatches(text: string, { pattern, isWord, spare }: HiddenPattern, hide: (original: string) => string) {
  let done = ""
  let at = 0
  pattern.lastIndex = 0
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const [match, beginning = ""] = found
    const end = found.index + match.length
    if (match === "" || (isWord && isInsideWord(text, found.index, end))) {
      // The next match may begin inside this one.
      pattern.lastIndex = found.index + ((text.codePointAt(found.index) ?? 0) > 0xffff ? 2 : 1)
      continue
    }
    const start = Math.max(at, found.index - beginning.length)
    const isTaken = beginning !== "" && start === found.index
    if (isTaken || placeholder.test(match)) continue
    if (spare?.(match, text.slice(Math.max(0, start - 20), start), text.slice(end, end + 20))) continue
    done += text.slice(at, start) + hide(text.slice(start, end))
    at = end
  }
  return done + text.slice(at)
}

/** True where a letter goes on beyond either end. */
function isInsideWord(text: string, start: number, end: number): boolean {
  const goesOn = (at: number) =>
    endsInWord.test(text.slice(Math.max(0, at - 2), at)) && startsInWord.test(text.slice(at, at + 2))
  return goesOn(start) || goesOn(end)
}
