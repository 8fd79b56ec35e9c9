import bidiFactory from "bidi-js"
import type { Run } from "../block"
import type { RoleStyle, SheetStyle } from "../style"

const bidi = bidiFactory()

/** Characters of one run, font and direction, drawn with one call. */
export interface Piece {
  text: string
  /** In reading order; brackets in right-to-left text are mirrored. */
  said: string
  font: string
  style: RoleStyle
  href: string | null
  /** The bidi embedding level; odd levels run from right to left. */
  level: number
  /** The index of the paragraph's run. Each run is isolated within the line. */
  run: number
  width: number
}

/** The pieces between two line break opportunities. */
export interface Word {
  pieces: Piece[]
  /** The width without the trailing space. */
  width: number
  space: number
  mustBreak: boolean
}

export interface Measure {
  /** The name of the font for a character in a style; null if none has it. */
  fontOf(point: number, style: RoleStyle): string | null
  widthOf(text: string, font: string, style: RoleStyle): number
}

/** Characters of a contact detail that stays on one line, as on the page. */
const longestWhole = 60

/** Characters after which a text without a break is broken, which is several lines: laying out a run costs more than its length. */
const longestRun = 400

interface Paragraph {
  words: Word[]
  /** The bidi level of the whole paragraph. */
  base: number
}

/** Emoji with their joiners and modifiers. If no font has one, it is dropped from the text. */
const isPicture = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{fe0f}|\u{200d}|\u{20e3}/u

/** The Unicode characters FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. */
const [first, last] = ["\u2068", "\u2069"]

/** Splits runs into words and measures them. `breaks` are the offsets at which a line may end. */
export function paragraphOf(
  runs: Run[],
  { roles }: SheetStyle,
  measure: Measure,
  breaksOf: (text: string) => number[],
): Paragraph {
  const styled = runs.flatMap(({ text, role, href }, run) => {
    const style = roles[role]
    const shown = clean(style.caps ? text.toUpperCase() : text)
    // Each run keeps its own direction, like an element of the template; a separator takes the line's direction.
    const isolated = runs.length > 1 && /[\p{L}\p{N}]/u.test(shown) ? [first, ...shown, last] : [...shown]
    return isolated.map((character) => ({ character, style, href: href ?? null, run }))
  })
  const text = styled.map(({ character }) => character).join("")
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, directionOf(text))
  const base = paragraphs[0]?.level ?? 0
  const stops = new Set(breaksOf(text))
  const isWhole = (run: number) => runs[run]?.role === "contact" && runs[run].text.length <= longestWhole
  /** No line ends within a phone number or another contact detail. */
  const mayEnd = (index: number, run: number) => stops.has(at) && !(isWhole(run) && styled[index + 1]?.run === run)
  const words: Word[] = []
  let pieces: Piece[] = []
  let font = ""
  let at = 0
  let held = 0
  const close = () => {
    if (pieces.length > 0) words.push(measured(pieces, measure))
    pieces = []
    held = 0
  }
  for (const [index, { character, style, href, run }] of styled.entries()) {
    if (character === first || character === last) {
      at += 1
      if (mayEnd(index, run)) close()
      continue
    }
    if (isPicture.test(character) && measure.fontOf(character.codePointAt(0) ?? 0, style) === null) {
      at += character.length
      if (mayEnd(index, run)) close()
      continue
    }
    const level = levels[at] ?? base
    const point = character.codePointAt(0) ?? 0
    // A space between right-to-left words belongs to them.
    const isJoiner = /[\p{M}\u200c\u200d]/u.test(character) || (character === " " && level % 2 === 1)
    const found: string | null = isJoiner && font ? font : measure.fontOf(point, style)
    font = found ?? measure.fontOf(63, style) ?? ""
    const shown =
      found === null ? "?" : level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character
    const open = pieces.at(-1)
    const isSame =
      open?.font === font && open.style === style && open.href === href && open.level === level && open.run === run
    if (open && isSame && !isIsolated(open) && !isIsolated({ text: character, level })) {
      open.text += shown
      open.said += character
    } else pieces.push({ text: shown, said: character, font, style, href, level, run, width: 0 })
    at += character.length
    held += 1
    if (mayEnd(index, run) || held >= longestRun) close()
  }
  close()
  return { words, base }
}

/**
 * Punctuation between right-to-left words is drawn separately, in reading order, because parsers cannot determine the
 * direction of a mark without letters.
 */
export const isIsolated = ({ text, level }: Pick<Piece, "text" | "level">) =>
  level % 2 === 1 && /^[.,;:!?()[\]{}<>/|&+–—-]$/.test(text)

const clean = (text: string) =>
  text
    .replace(/\s/g, (space) => (space === "\u00a0" ? space : " "))
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu, "")

/** The direction of the first strong character. */
function directionOf(text: string): "ltr" | "rtl" {
  const strong = /\p{L}/u.exec(text)?.[0]
  if (!strong) return "ltr"
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(strong)
    ? "rtl"
    : "ltr"
}

function measured(pieces: Piece[], measure: Measure): Word {
  let width = 0
  for (const piece of pieces) {
    piece.width = measure.widthOf(piece.text, piece.font, piece.style)
    width += piece.width
  }
  const last = pieces.at(-1)
  const text = last?.text.trimEnd() ?? ""
  const space = last && text !== last.text ? last.width - measure.widthOf(text, last.font, last.style) : 0
  return { pieces, width: width - space, space, mustBreak: false }
}

/**
 * Sorts the pieces of a line into visual order, from left to right. `base` is the level of the paragraph: above it, no
 * reversal crosses from one run into the next.
 */
export function visualOrder(pieces: Piece[], base: number): Piece[] {
  const ordered = [...pieces]
  const highest = Math.max(0, ...pieces.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    const isOneRun = (a: number, b: number) => level <= base || ordered[a]?.run === ordered[b]?.run
    for (let from = 0; from < ordered.length; from++) {
      if ((ordered[from]?.level ?? 0) < level) continue
      let to = from
      while (to + 1 < ordered.length && (ordered[to + 1]?.level ?? 0) >= level && isOneRun(from, to + 1)) to++
      ordered.splice(from, to - from + 1, ...ordered.slice(from, to + 1).reverse())
      from = to
    }
  }
  return ordered
}
