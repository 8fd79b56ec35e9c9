import { contactPatterns, linkPatterns } from "./redaction-contacts"
import { namePatterns } from "./redaction-names"

export interface PersonToHide {
  firstName: string
  lastName: string
  email: string
  phone?: string
  links: string[]
}

export interface Redaction {
  texts: string[]
  /** Puts the originals back into any text that was made from the redacted ones. */
  restore(text: string): string
}

/**
 * What to look for, and what of it to keep: a pattern's match is hidden unless `spare` says that it is something
 * else that looks the same (a span of years that looks like a phone number).
 */
export interface HiddenPattern {
  pattern: RegExp
  spare?(match: string, before: string, after: string): boolean
}

const token = /⟦P\d+⟧/gu
const placeholder = /^⟦P\d+⟧$/u

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
    // What stands beside a placeholder has a new neighbour, and may be seen for what it is only then.
    for (let before = ""; before !== text; ) {
      before = text
      for (const pattern of patterns) text = hideMatches(text, pattern, hide)
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
function steppingOver({ pattern, spare }: HiddenPattern): HiddenPattern {
  return { pattern: new RegExp(`⟦P\\d+⟧|${pattern.source}`, pattern.flags), spare }
}

function hideMatches(text: string, { pattern, spare }: HiddenPattern, hide: (original: string) => string) {
  let done = ""
  let at = 0
  for (const found of text.matchAll(pattern)) {
    const match = found[0]
    const end = found.index + match.length
    const before = text.slice(Math.max(0, found.index - 20), found.index)
    const stays = match === "" || placeholder.test(match) || spare?.(match, before, text.slice(end, end + 20))
    done += text.slice(at, found.index) + (stays ? match : hide(match))
    at = end
  }
  return done + text.slice(at)
}
