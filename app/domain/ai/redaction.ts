import type { HiddenPattern, PersonToHide } from "./person-to-hide"
import { contactPatterns, linkPatterns, placePatterns } from "./redaction-contacts"
import { namePatterns } from "./redaction-names"

export interface Redaction {
  texts: string[]
  /** Restores the originals in any text derived from the redacted ones. */
  restore(text: string): string
}

const token = /⟦P\d+⟧/gu
const placeholder = /^⟦P\d+⟧$/u
const endsInWord = /[\p{L}\p{M}]$/u
const startsInWord = /^[\p{L}\p{M}]/u

/**
 * Replaces every email address, phone number, link and handle, and every mention of the person's own name and city, with a
 * placeholder ("⟦P1⟧"); equal text gets the same one. Lossless: `restore` brings back exactly the original. Text that
 * already looks like a placeholder is redacted too, so that only redacted text is ever restored.
 */
export function redact(texts: string[], person: PersonToHide): Redaction {
  const originals: string[] = []
  const tokens = new Map<string, string>()
  const patterns = [
    ...linkPatterns(person),
    ...contactPatterns(person),
    ...placePatterns(person),
    ...namePatterns(person),
  ].map(skippingPlaceholders)

  function hide(original: string) {
    const known = tokens.get(original)
    if (known) return known
    originals.push(original)
    const made = `⟦P${originals.length}⟧`
    tokens.set(original, made)
    return made
  }

  function hideAll(text: string) {
    // A placeholder changes the context of its neighbors, which may match only then. The patterns therefore take turns
    // until every one has run on unchanged text.
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

/**
 * True if a text still contains a placeholder, which means that the writer made one up and nothing was restored for it.
 */
export function hasPlaceholder(text: string): boolean {
  return text.search(token) >= 0
}

/** A copy of the pattern that skips placeholders. */
function skippingPlaceholders(hidden: HiddenPattern): HiddenPattern {
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
      // The next match may start inside this one.
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

/** True if a letter continues the word beyond either end. */
function isInsideWord(text: string, start: number, end: number): boolean {
  const goesOn = (at: number) =>
    endsInWord.test(text.slice(Math.max(0, at - 2), at)) && startsInWord.test(text.slice(at, at + 2))
  return goesOn(start) || goesOn(end)
}
