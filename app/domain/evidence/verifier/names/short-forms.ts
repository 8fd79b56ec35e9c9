import type { Token } from "../../../language/words/tokens"

/** Runs of capitalized words, keyed by the initials of each adjacent pair. */
export type Initials = Map<string, { run: string[]; at: number }[]>
/** The parts of abbreviations ("B", "Comp"), keyed by the first letters of the first two. */
export type Shorts = Map<string, string[][]>

/** Entries per key. A name beyond the limit is treated as unknown. */
const maxPlaces = 200

export function capitalsOf(tokens: Token[]): string[] {
  return tokens.filter((token) => token.capital).map((token) => token.text)
}

export function addRun(initials: Initials, run: string[]) {
  for (let at = 0; at + 1 < run.length; at++) {
    const key = pairOf(run[at], run[at + 1])
    const places = initials.get(key)
    if (!places) initials.set(key, [{ run, at }])
    else if (places.length < maxPlaces) places.push({ run, at })
  }
}

export function addShort(shorts: Shorts, short: string) {
  const parts = partsOf(short)
  if (parts.length < 2) return
  const key = pairOf(parts[0], parts[1])
  const known = shorts.get(key)
  if (!known) shorts.set(key, [parts])
  else if (known.length < maxPlaces) known.push(parts)
}

/** "University of Texas at El Paso" spells "UTEP", "Bachelor of Computing" spells "BComp". */
export function isInitials(token: Token, initials: Initials): boolean {
  if (!/^\p{Lu}\p{L}*\p{Lu}/u.test(token.text)) return false
  const parts = partsOf(token.text)
  if (parts.length < 2) return false
  return (initials.get(pairOf(parts[0], parts[1])) ?? []).some(({ run, at }) => begins(parts, run, at))
}

/** The first word of the name in the item that an abbreviation stands for. */
export function spelledIn(token: Token, item: Token[]): Token | undefined {
  if (!/^\p{Lu}\p{L}*\p{Lu}/u.test(token.text)) return undefined
  const parts = partsOf(token.text)
  if (parts.length < 2) return undefined
  const capitals = item.filter(({ capital }) => capital)
  const words = capitals.map(({ text }) => text)
  return capitals.find((_, at) => begins(parts, words, at))
}

const shortened = new WeakMap<Token[], Token[]>()

/** The capitalized abbreviations in an item ("QS", "AEs"), cached. */
export function shortTokens(item: Token[]): Token[] {
  const before = shortened.get(item)
  if (before) return before
  const found = item.filter(({ shaped, text }) => shaped && /^[A-Z]{2,5}s?$/.test(text))
  shortened.set(item, found)
  return found
}

/** The abbreviation in an item ("QS") that words around a position of the sentence spell out ("quantity surveyor"). */
export function shortenedIn(tokens: Token[], at: number, item: Token[]): Token | undefined {
  return shortTokens(item).find(({ text }) => {
    const letters = text.replace(/s$/, "")
    for (let back = 0; back < letters.length && back <= at; back++) if (spells(tokens, at - back, letters)) return true
    return false
  })
}

/** Each letter starts a word of some length, in sequence. */
function spells(tokens: Token[], first: number, letters: string): boolean {
  return [...letters].every((letter, offset) => {
    const { kind, lower = "" } = tokens[first + offset] ?? {}
    return kind === "word" && lower.length > 2 && lower.startsWith(letter.toLowerCase())
  })
}

/** Whether consecutive capitalized words spell out some abbreviation. */
export function spelledBy(shorts: Shorts, capitals: string[]): boolean {
  return capitals.some((word, at) =>
    (shorts.get(pairOf(word, capitals[at + 1])) ?? []).some((parts) => begins(parts, capitals, at)),
  )
}

function partsOf(short: string): string[] {
  return short.match(/\p{Lu}\p{Ll}*/gu) ?? []
}

function begins(parts: string[], words: string[], at: number): boolean {
  if (at + parts.length > words.length) return false
  return parts.every((part, offset) => words[at + offset]?.startsWith(part))
}

function pairOf(one = "", two = ""): string {
  return `${String.fromCodePoint(one.codePointAt(0) ?? 32)}${String.fromCodePoint(two.codePointAt(0) ?? 32)}`
}
