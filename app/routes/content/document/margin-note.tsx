import { lazy, Suspense, useContext } from "react"
import { isCarried } from "../../../domain/evidence/rules"
import { rowId } from "../../../ui/evidence/row-id"
import { AnnotatedContext, type Passage } from "./annotated"
import { NoteEntry } from "./note-entry"
import { NoteLine } from "./note-line"

/**
 * Documents are read before notes are opened, so the browser loads note content last; the server renders it with the
 * page.
 */
const Entry = import.meta.env.SSR
  ? NoteEntry
  : lazy(() => import("./note-entry").then(({ NoteEntry }) => ({ default: NoteEntry })))

/** The source of a passage, in the margin beside it. On narrow screens, a sheet that opens from the passage's mark. */
export function MarginNote({ passage: { sentences, number } }: { passage: Passage }) {
  const annotated = useContext(AnnotatedContext)
  const [first] = sentences
  if (!annotated || !first || number === null) return null
  const isOpen = !isCarried(first.status)
  const isRefused = sentences.some(({ id }) => id === annotated.refused?.claim)
  const at = annotated.numbers.indexOf(number)
  const before = annotated.numbers[at - 1]
  const after = annotated.numbers[at + sentences.length]
  return (
    <div
      role="note"
      lang="en"
      aria-label={`Source of sentence ${number}`}
      className="note"
      data-status={first.status}
      data-refused={isRefused ? "" : undefined}
    >
      {!isOpen && <NoteLine number={number} sentences={sentences} />}
      <div className="note-body">
        <p className="note-head">
          <span>
            Sentence {number} of {annotated.numbers.length}
          </span>
          {before !== undefined && <a href={`#${rowId(before)}`}>Previous</a>}
          {after !== undefined && <a href={`#${rowId(after)}`}>Next</a>}
          <a href={`#s-${number}`} className="note-close">
            Close
          </a>
        </p>
        {sentences.map((sentence) => (
          // Always rendered, because a fragment can only open an element that exists when the navigation happens.
          <div key={sentence.id} id={rowId(sentence.number ?? 0)} tabIndex={-1} className="note-entry">
            <Suspense>
              <Entry sentence={sentence} isOneOf={sentences.length > 1} />
            </Suspense>
          </div>
        ))}
      </div>
    </div>
  )
}
