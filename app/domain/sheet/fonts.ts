import type { RoleStyle, SheetStyle } from "./style"

/** A font file as listed in `fonts.json`. */
export interface FontFace {
  family: string
  file: string
  weight: number
  style: "normal" | "italic"
  /** Unicode ranges in CSS syntax. */
  range: string
}

/** The font for scripts that a sheet's own families lack. */
export const fallbackFamily = "Noto Sans"

const ranges = new Map<string, [from: number, to: number][]>()

function rangesOf({ range }: FontFace): [from: number, to: number][] {
  const known = ranges.get(range)
  if (known) return known
  const read = range.split(",").map((part): [number, number] => {
    const [from = "", to = from] = part.trim().replace(/^U\+/i, "").split("-")
    return [Number.parseInt(from.replace(/\?/g, "0"), 16), Number.parseInt(to.replace(/\?/g, "F"), 16)]
  })
  ranges.set(range, read)
  return read
}

const covers = (face: FontFace, point: number) => rangesOf(face).some(([from, to]) => point >= from && point <= to)

/** The faces that may render a character in a style, best first: the role's own family, then the fallback family. */
export function facesFor(point: number, role: RoleStyle, { fonts }: SheetStyle, faces: FontFace[]): FontFace[] {
  const weight = role.bold ? 600 : 400
  const own = fonts[role.font]
  const distance = (face: FontFace) =>
    (face.family === own ? 0 : 10_000) +
    Math.abs(face.weight - weight) +
    (face.style === (role.italic ? "italic" : "normal") ? 0 : 300)
  return faces
    .filter((face) => (face.family === own || face.family === fallbackFamily) && covers(face, point))
    .sort((a, b) => distance(a) - distance(b))
}
