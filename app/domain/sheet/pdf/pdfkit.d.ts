declare module "pdfkit" {
  interface StructureElement {
    add(child: StructureElement | object): StructureElement
    end(): void
  }
  interface FontkitFont {
    ascent: number
    descent: number
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): FontkitGlyph
    /** In font units. */
    layout(text: string): GlyphRun
  }
  interface FontkitGlyph {
    codePoints: number[]
    id: number
    advanceWidth: number
    path: { toSVG(): string; commands: { command: string; args: number[] }[] }
  }
  interface GlyphPosition {
    xAdvance: number
    yAdvance: number
    xOffset: number
    yOffset: number
    advanceWidth: number
  }
  interface GlyphRun {
    glyphs: FontkitGlyph[]
    positions: GlyphPosition[]
    advanceWidth: number
  }
  interface EmbeddedFont {
    font: FontkitFont
    subset: { glyphs: number[] }
    widths: number[]
    unicode: number[][]
    layoutRun(text: string): GlyphRun
    layoutCached(text: string): GlyphRun
    layout(text: string): GlyphRun
    encode(text: string, features?: unknown): [codes: string[], positions: GlyphPosition[]]
  }
  /** The part of pdfkit that the product uses. */
  export default class PDFDocument {
    constructor(options: Record<string, unknown>)
    _font: EmbeddedFont
    page: { width: number; height: number }
    on(event: "data", listener: (chunk: Uint8Array) => void): this
    on(event: "end", listener: () => void): this
    registerFont(name: string, source: Uint8Array): this
    font(name: string, size?: number): this
    fontSize(size: number): this
    fillColor(color: string): this
    widthOfString(text: string, options?: Record<string, unknown>): number
    text(text: string, x: number, y: number, options?: Record<string, unknown>): this
    rect(x: number, y: number, width: number, height: number): this
    fill(color: string): this
    save(): this
    restore(): this
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this
    path(svg: string): this
    link(x: number, y: number, width: number, height: number, url: string, options?: Record<string, unknown>): this
    addPage(options?: Record<string, unknown>): this
    struct(type: string, options?: Record<string, unknown>): StructureElement
    addStructure(element: StructureElement): this
    markStructureContent(tag: string): object
    markContent(tag: string, options?: Record<string, unknown>): this
    endMarkedContent(): this
    end(): void
  }
  export type { EmbeddedFont, FontkitGlyph, GlyphPosition, StructureElement }
}
