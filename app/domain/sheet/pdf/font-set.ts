import type PDFDocument from "pdfkit"
import type { Sheet } from "../block"
import { type FontFace, facesFor } from "../fonts"
import { roles } from "../roles"
import type { RoleStyle, SheetStyle } from "../style"
import { defaultMark } from "./layout"
import type { Measure } from "./pieces"
import { spaceOf } from "./readable-font"
import { plainFont } from "./woff"

/** Reads a font file from the bucket. */
export type ReadFont = (file: string) => Promise<Uint8Array | null>

/** Font files read so far, cached per isolate so that only its first documents wait for them. */
const read = new Map<string, Promise<Uint8Array | null>>()
const maxKept = 80

/** Maximum number of faces tried for one character. */
const maxRanks = 6

function kept(file: string, readFont: ReadFont): Promise<Uint8Array | null> {
  const known = read.get(file)
  if (known) return known
  if (read.size >= maxKept) read.delete([...read.keys()][0] ?? "")
  const reading = readFont(file).then((bytes) => bytes && plainFont(bytes))
  read.set(file, reading)
  void reading.then(
    (bytes) => !bytes && read.delete(file),
    () => read.delete(file),
  )
  return reading
}

/** Loads the font files that a sheet's characters need, and measures text with them. */
export async function fontSet(
  document: PDFDocument,
  { blocks }: Sheet,
  style: SheetStyle,
  faces: FontFace[],
  readFont: ReadFont,
): Promise<Measure> {
  const texts = new Map(roles.map((role) => [role, new Set([...`? ${defaultMark}`])]))
  for (const { runs, end, aside, mark, role } of blocks) {
    for (const run of [...runs, ...(end ? [end] : []), ...(aside ? [aside] : [])]) {
      for (const character of run.text + (style.roles[run.role].caps ? run.text.toUpperCase() : ""))
        texts.get(run.role)?.add(character)
    }
    for (const character of mark ?? "") texts.get(role)?.add(character)
  }
  const loaded = new Set<string>()
  const load = async (file: string) => {
    const bytes = await kept(file, readFont)
    if (bytes) document.registerFont(file, bytes)
    if (bytes) loaded.add(file)
  }
  let open = [...texts].flatMap(([role, characters]) =>
    [...characters].map((character) => {
      const point = character.codePointAt(0) ?? 0
      return { point, files: facesFor(point, style.roles[role], style, faces).map(({ file }) => file) }
    }),
  )
  // Loads few files: the next best face is read only for characters that the best one lacks.
  for (let rank = 0; open.length > 0 && rank < maxRanks; rank++) {
    const wanted = new Set(open.flatMap(({ files }) => files[rank] ?? []))
    await Promise.all([...wanted].filter((file) => !loaded.has(file)).map(load))
    open = open.filter(({ point, files }) => {
      const file = files[rank]
      return file !== undefined && !(loaded.has(file) && document.font(file)._font.font.hasGlyphForCodePoint(point))
    })
  }
  return measureIn(document, style, faces, loaded)
}

function measureIn(document: PDFDocument, style: SheetStyle, faces: FontFace[], loaded: Set<string>): Measure {
  const chosen = new Map<string, string | null>()
  const widths = new Map<string, number>()
  return {
    fontOf(point: number, role: RoleStyle) {
      const key = `${point}/${role.font}/${role.bold}/${role.italic}`
      const known = chosen.get(key)
      if (known !== undefined) return known
      const face = facesFor(point, role, style, faces).find(({ file }) => {
        return loaded.has(file) && document.font(file)._font.font.hasGlyphForCodePoint(point)
      })
      chosen.set(key, face?.file ?? null)
      return face?.file ?? null
    },
    widthOf(text, font, { size, tracking }) {
      if (text === "") return 0
      const key = `${font}/${size}/${tracking}/${text}`
      const known = widths.get(key)
      if (known !== undefined) return known
      const set = document.font(font, size)
      const words = text.split(" ")
      const width =
        words.reduce((sum, word) => sum + (word ? set.widthOfString(word) : 0), 0) +
        ((words.length - 1) * spaceOf(set._font) * size) / 1000 +
        tracking * size * [...text].length
      widths.set(key, width)
      return width
    },
  }
}
