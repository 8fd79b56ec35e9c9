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
    const codes: string[] = []
    const positions: GlyphPosition[] = []
    let pen = 0
    const put = (glyph: number, point: number, width: number) => {
      const key = `${glyph}/${point}/${Math.round(width)}`
      const id = made.get(key) ?? ownGlyph(font, glyph, point, width)
      made.set(key, id)
      codes.push(id.toString(16).padStart(4, "0"))
      positions.push({ xAdvance: width, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: width })
      pen += width
    }
    const blank = blankGlyphOf(font)
    let from = 0
    const words = text.split(/(?= )|(?<= )/).map((word) => {
      from += word.length
      return { word, said: reading.said.slice(from - word.length, from) }
    })
    if (reading.isRightToLeft) words.reverse()
    const guarded = reading.isRightToLeft && words[0]?.word === " "
    if (guarded) put(blank, invisibleGuard, 0)
    for (const { word, said } of words) {
      if (word === " ") {
        put(blank, 0x20, spaceOf(font))
        continue
      }
      const run = font.layoutRun(word)
      const signs = new Set(run.glyphs.filter((_, at) => isMoved(run.positions[at])))
      const points = [...said].map((letter) => letter.codePointAt(0) ?? 0)
      const drawn = run.glyphs.flatMap((glyph, at) => {
        const position = run.positions[at]
        return position ? [{ glyph, position, isSign: signs.has(glyph) && isMoved(position) }] : []
      })
      const count = drawn.filter(({ position }) => position.xAdvance !== 0).length
      const order = reading.isRightToLeft ? [...points].reverse() : points
      const shares = drawn.map(({ glyph }) => glyph.codePoints.length)
      if (reading.isRightToLeft && shares.reduce((sum, share) => sum + share, 0) === points.length) {
        let letter = 0
        for (const [at, { glyph, position, isSign }] of drawn.entries()) {
          const own = order.slice(letter, letter + shares[at]!)
          letter += own.length
          if (isSign) reading.signs.push({ glyph, x: pen + position.xOffset, y: position.yOffset })
          // The letters of a ligature share its width, because parsers see a gap next to a letter without width.
          const width = position.xAdvance / Math.max(1, own.length)
          const first = isSign ? blank : glyph.id
          if (own.length > 0 || position.xAdvance !== 0) put(first, own[0] ?? invisibleGuard, width)
          for (const point of own.slice(1)) put(blank, point, width)
        }
        continue
      }
      // Letters without a glyph get blank, zero-width glyphs after the others in reading order.
      const extra = Math.max(0, points.length - count)
      if (reading.isRightToLeft) for (const point of order.slice(0, extra)) put(blank, point, 0)
      let letter = reading.isRightToLeft ? extra : 0
      for (const { glyph, position, isSign } of drawn) {
        if (isSign) {
          reading.signs.push({ glyph, x: pen + position.xOffset, y: position.yOffset })
          // A letter that is only moved keeps its width, on a blank glyph.
          if (position.xAdvance !== 0) put(blank, order[letter++] ?? invisibleGuard, position.xAdvance)
          continue
        }
        put(glyph.id, order[letter++] ?? invisibleGuard, position.xAdvance)
      }
      if (!reading.isRightToLeft) for (const point of order.slice(letter)) put(blank, point, 0)
    }
    return [codes, positions]
  }
  return state
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

const isMoved = (position: GlyphPosition | undefined) =>
  position !== undefined && (Math.abs(position.yOffset) > 1 || position.xAdvance === 0)

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
