import { Fragment } from "react"
import type { ShownPart } from "../../domain/document/document-page"
import { Sentence } from "./sentence"
import { keyOf } from "./units"

interface PartTextProps {
  part: ShownPart
  /** The path of the page with the evidence rows; empty on that page itself. */
  page: string
}

/** The sentences of a part, one after another. */
export function PartText({ part, page }: PartTextProps) {
  return (
    <>
      {part.sentences.map((sentence, index) => (
        <Fragment key={sentence.id}>
          {index > 0 && (part.list ? ", " : " ")}
          <Sentence sentence={sentence} page={page} />
        </Fragment>
      ))}
    </>
  )
}

/** Parts as paragraphs. */
export function Paragraphs({ parts, page }: { parts: ShownPart[]; page: string }) {
  return (
    <>
      {parts.map((part) => (
        <p key={keyOf(part)} className="mt-2 first:mt-0">
          <PartText part={part} page={page} />
        </p>
      ))}
    </>
  )
}
