import { Paragraphs } from "./part-text"
import type { SheetProps } from "./sheet-props"
import { keyOf, piecesOf, type SeriesPiece } from "./units"

/** Slides with the caption posted below them. */
export function Carousel({ parts, page }: SheetProps) {
  const units = piecesOf(parts, "Slide 1")
  return (
    <>
      <ol className="slides">
        {units
          .filter((unit) => !unit.isCaption)
          .map((slide) => (
            <li key={keyOf(slide.parts[0])} className="slide">
              <p className="font-sans text-xs text-muted">{slide.name}</p>
              <div className="my-auto py-4 text-xl leading-snug text-balance">
                <Paragraphs parts={slide.parts} page={page} />
              </div>
            </li>
          ))}
      </ol>
      <Caption units={units} page={page} />
    </>
  )
}

/** The caption published below slides or posts. */
export function Caption({ units, page }: { units: SeriesPiece[]; page: string }) {
  return (
    <>
      {units
        .filter((unit) => unit.isCaption)
        .map((unit) => (
          <div key={keyOf(unit.parts[0])} className="mt-8 border-t border-line pt-5">
            <p className="mb-1 font-sans text-xs text-muted">{unit.name}</p>
            <Paragraphs parts={unit.parts} page={page} />
          </div>
        ))}
    </>
  )
}
