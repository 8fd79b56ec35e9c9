import type { ShownPart } from "../../../domain/document/document-page"

/** A slide, a post, or the caption below them. */
export interface SeriesPiece {
  name: string
  parts: ShownPart[]
  isCaption: boolean
}

/** A part as plain text. */
export function textOfPart(part: ShownPart): string {
  return part.sentences.map((sentence) => sentence.text).join(" ")
}

/** The id of a part's first sentence, which is unique to the part. */
export function keyOf(part: ShownPart | undefined): string {
  return part?.sentences[0]?.id ?? ""
}

/**
 * The pieces of a series. A subheading ("Slide 2"), a heading ("Caption") or a label ("2/6") starts a piece; a part
 * with none of them belongs to the piece before it.
 */
export function piecesOf(parts: ShownPart[], fallback: string): SeriesPiece[] {
  const units: SeriesPiece[] = []
  const open = (name: string, first: ShownPart[]) =>
    units.push({ name, parts: first, isCaption: /^(?:caption|hashtags|description)/i.test(name) })
  for (const part of parts) {
    const last = units.at(-1)
    if (part.kind === "heading" || part.kind === "subheading") open(textOfPart(part), [])
    else if (part.label && !(last?.parts.length === 0)) open(part.label, [part])
    else if (last) last.parts.push(part)
    else open(fallback, [part])
  }
  return units.filter((unit) => unit.parts.length > 0)
}
