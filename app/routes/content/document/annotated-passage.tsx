import { Fragment, lazy, type MouseEvent, Suspense, useContext } from "react"
import { isCarried } from "../../../domain/evidence/rules"
import { rowId } from "../../../ui/evidence/row-id"
import { AnnotatedContext, type Passage } from "./annotated"
import { MarginNote } from "./margin-note"

/** The field that a click opens. It works only with a script and is loaded on demand. */
const EditHere = lazy(() => import("./edit-here").then(({ EditHere }) => ({ default: EditHere })))

/** A passage of the document with its mark and its note. A click edits the sentence in place; a tap opens its note. */
export function AnnotatedPassage({ passage, separator }: { passage: Passage; separator: string }) {
  const annotated = useContext(AnnotatedContext)
  if (!annotated) return null
  const { sentences, number } = passage
  const last = sentences.at(-1)?.number ?? null
  const status = sentences[0]?.status ?? "supported"

  function press(event: MouseEvent, claim: string) {
    if (window.getSelection()?.isCollapsed === false || !annotated) return
    event.preventDefault()
    if (isNarrow()) {
      if (number !== null) location.hash = rowId(number)
    } else annotated.edit(claim)
  }

  return (
    <>
      {/* A note is level with what follows it: the first line of its passage. */}
      {number !== null && <MarginNote passage={passage} />}
      <span
        className="passage"
        data-status={number === null ? undefined : status}
        id={number === null ? undefined : `s-${number}`}
      >
        {sentences.map((sentence, index) => (
          <Fragment key={sentence.id}>
            {index > 0 && sentences[index - 1]?.id !== annotated.editing && separator}
            {annotated.editing === sentence.id ? (
              <Suspense fallback={sentence.text}>
                <EditHere sentence={sentence} version={annotated.version} done={() => annotated.edit(null)} />
              </Suspense>
            ) : (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the note's own buttons edit by keyboard
              <span onClick={sentence.isFixed ? undefined : (event) => press(event, sentence.id)}>{sentence.text}</span>
            )}
          </Fragment>
        ))}
      </span>
      {number !== null && (
        <>
          <sup aria-hidden className="mark-number">
            {number === last ? number : `${number}–${last}`}
          </sup>
          <a className="mark" lang="en" href={`#${rowId(number)}`} aria-label={`Source of sentence ${number}`}>
            {number === last ? number : `${number}–${last}`}
            {!isCarried(status) && (status === "blocked" ? "!" : "?")}
          </a>
        </>
      )}
    </>
  )
}

/** Below this width, notes open as a sheet at the bottom of the screen. The stylesheet uses the same width. */
export function isNarrow(): boolean {
  return window.matchMedia("(width < 64rem)").matches
}
