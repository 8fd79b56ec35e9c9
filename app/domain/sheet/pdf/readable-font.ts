import type { EmbeddedFont, FontkitGlyph, GlyphPosition } from "pdfkit"
import { shapedLetters } from "../shaped"

const shaped = new RegExp(shapedLetters.source, "u")

/** A glyph moved from its default position, in thousandths of an em from the start of the text; drawn as a path. */
interface MovedSign {
  glyph: FontkitGlyph
  x: number
  y: number
}

/** How parsers should read the next text of a font. */
export interface GlyphReading {
  /** The represented text, in reading order. */
  said: string
  isRightToLeft: boolean
  signs: MovedSign[]
}

/** An invisible character that keeps parsers from dropping a space at the end of a text. */
const invisibleGuard = 0x200b

const patched = new WeakMap<EmbeddedFont, { reading: GlyphReading | null }>()

/**
 * Makes a font's text readable to every parser. A PDF maps each glyph to letters once for the whole file. The glyphs of
 * a shaped word are reordered and shared between letters, so that map is wrong for them. Each such word therefore gets
 * its own glyphs here, one for each letter in reading order. Returns the glyphs to draw afterwards.
 */
export function readAs(font: EmbeddedFont, reading: GlyphReading): void {
  const state = patched.get(font) ?? patch(font)
  state.reading = reading
}

function patch(font: EmbeddedFont): { reading: GlyphReading | null } {
  const state: { reading: GlyphReading | null } = { reading: null }
  patched.set(font, state)
  font.layout = (text) => layoutOf(font, text)
  const plain = font.encode.bind(font)
  const made = new Map<string, number>()
  font.encode = (text, features) => {
    const { reading } = state
    state.reading = null
    if (!reading || (!shaped.test(text) && !reading.isRightToLeft)) return plain(text, features)
    return encoded({ font, made, reading, blank: blankGlyphOf(font), codes: [], positions: [], x: 0 }, text)
  }
  return state
}

/** The glyphs of a text, put down from left to right. */
interface Pen {
  font: EmbeddedFont
  /** The font's own glyphs for single letters, made so far. */
  made: Map<string, number>
  reading: GlyphReading
  blank: number
  codes: string[]
  positions: GlyphPosition[]
  /** The distance from the start of the text, in thousandths of an em. */
  x: number
}

function encoded(pen: Pen, text: string): [codes: string[], positions: GlyphPosition[]] {
  const words = wordsOf(text, pen.reading)
  if (pen.reading.isRightToLeft && words[0]?.word === " ") put(pen, pen.blank, invisibleGuard, 0)
  for (const { word, said } of words) {
    if (word === " ") put(pen, pen.blank, 0x20, spaceOf(pen.font))
    else putWord(pen, word, said)
  }
  return [pen.codes, pen.positions]
}

/** The words and spaces of a text from left to right, each with the letters that it represents. */
function wordsOf(text: string, { said, isRightToLeft }: GlyphReading) {
  let from = 0
  const words = text.split(/(?= )|(?<= )/).map((word) => {
    from += word.length
    return { word, said: said.slice(from - word.length, from) }
  })
  return isRightToLeft ? words.reverse() : words
}

/** Every glyph of a word with its letters; letters without a glyph get blank ones without width, in reading order. */
function putWord(pen: Pen, word: string, said: string): void {
  const { isRightToLeft } = pen.reading
  const drawn = drawnIn(pen.font, word)
  const points = [...said].map((letter) => letter.codePointAt(0) ?? 0)
  const letters = isRightToLeft ? points.reverse() : points
  const counts = letterCounts(drawn, letters.length, isRightToLeft)
  let at = isRightToLeft ? Math.max(0, letters.length - sumOf(counts)) : 0
  putBlanks(pen, letters.slice(0, at), 0)
  for (const [nth, glyph] of drawn.entries()) {
    const next = at + counts[nth]!
    putGlyph(pen, glyph, letters.slice(at, next))
    at = next
  }
  putBlanks(pen, letters.slice(at), 0)
}

interface DrawnGlyph {
  glyph: FontkitGlyph
  position: GlyphPosition
}

function drawnIn(font: EmbeddedFont, word: string): DrawnGlyph[] {
  const { glyphs, positions } = font.layoutRun(word)
  return glyphs.flatMap((glyph, at) => {
    const position = positions[at]
    return position ? [{ glyph, position }] : []
  })
}

/** How many letters each glyph has: as many as the font says, if these are all letters, else one if it has a width. */
function letterCounts(drawn: DrawnGlyph[], letters: number, isRightToLeft: boolean): number[] {
  const told = drawn.map(({ glyph }) => glyph.codePoints.length)
  if (isRightToLeft && sumOf(told) === letters) return told
  return drawn.map(({ position }) => (position.xAdvance === 0 ? 0 : 1))
}

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)

/** A moved glyph is drawn later, so a blank one has its letters and its width here. */
function putGlyph(pen: Pen, { glyph, position }: DrawnGlyph, letters: number[]): void {
  const isSign = isMoved(position)
  if (isSign) pen.reading.signs.push({ glyph, x: pen.x + position.xOffset, y: position.yOffset })
  if (letters.length === 0 && position.xAdvance === 0) return
  const [first = invisibleGuard, ...others] = letters
  // The letters of a ligature share its width, because parsers see a gap next to a letter without width.
  const width = position.xAdvance / Math.max(1, letters.length)
  put(pen, isSign ? pen.blank : glyph.id, first, width)
  putBlanks(pen, others, width)
}

function putBlanks(pen: Pen, letters: number[], width: number): void {
  for (const letter of letters) put(pen, pen.blank, letter, width)
}

function put(pen: Pen, glyph: number, point: number, width: number): void {
  const key = `${glyph}/${point}/${Math.round(width)}`
  const id = pen.made.get(key) ?? ownGlyph(pen.font, glyph, point, width)
  pen.made.set(key, id)
  pen.codes.push(id.toString(16).padStart(4, "0"))
  pen.positions.push({ xAdvance: width, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: width })
  pen.x += width
}

/** A glyph without an outline. */
function blankGlyphOf({ font }: EmbeddedFont): number {
  const point = [0x20, 0xa0, 0x200c, 0x200d, 0x200e, 0x200f].find((each) => font.hasGlyphForCodePoint(each))
  return point === undefined ? 0 : font.glyphForCodePoint(point).id
}

/** The width of a space in thousandths of an em: fonts of a single script often have none. */
export function spaceOf({ font }: EmbeddedFont): number {
  return font.hasGlyphForCodePoint(0x20) ? (font.glyphForCodePoint(0x20).advanceWidth * 1000) / font.unitsPerEm : 250
}

const isMoved = (position: GlyphPosition) => Math.abs(position.yOffset) > 1 || position.xAdvance === 0

/** Thousandths of an em by which kerning may part two letters; parsers take more than a tenth of an em for a space. */
const widestKern = 50

/**
 * Lays out each word separately: some fonts kern a space until parsers no longer detect it, and some part two letters
 * ("Kf W") until parsers detect one that is not there.
 */
function layoutOf(font: EmbeddedFont, text: string) {
  const runs = text.split(/( )/).flatMap((part) => (part ? font.layoutCached(part) : []))
  const positions = runs.flatMap((run) => (isLatin(run) ? run.positions.map(closer) : run.positions))
  return {
    glyphs: runs.flatMap(({ glyphs }) => glyphs),
    positions,
    advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
  }
}

/** Other scripts move their glyphs for more than kerning. */
const isLatin = ({ glyphs }: { glyphs: FontkitGlyph[] }) =>
  glyphs.every(({ codePoints }) => codePoints.every((point) => point < 0x0250))

const closer = (position: GlyphPosition): GlyphPosition =>
  position.xAdvance - position.advanceWidth > widestKern
    ? { ...position, xAdvance: position.advanceWidth + widestKern }
    : position

/** Adds another copy of a glyph to the file's font, under its own number. */
function ownGlyph(font: EmbeddedFont, glyph: number, point: number, width: number): number {
  const id = font.subset.glyphs.push(glyph) - 1
  font.widths[id] = width
  font.unicode[id] = [point]
  return id
}
