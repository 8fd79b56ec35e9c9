import { useContext } from "react"
import type { ShownSentence } from "../../../domain/document/document-page"
import { ClaimStatusBadge } from "../../../ui/evidence/claim-status"
import { AnnotatedContext } from "./annotated"
import { NoteSources } from "./note-sources"
import { SentenceChoices } from "./sentence-actions"

/** A sentence's entry in a note: its text, verdict, sources and actions. */
export function NoteEntry({ sentence, isOneOf }: { sentence: ShownSentence; isOneOf: boolean }) {
  const annotated = useContext(AnnotatedContext)
  if (!annotated) return null
  const { status, reasons, number } = sentence
  const refused = annotated.refused?.claim === sentence.id ? annotated.refused : null
  return (
    <>
      <p className={isOneOf ? "font-serif" : "note-said font-serif"}>{sentence.text}</p>
      {status !== "supported" && (
        <p>
          <b className="note-number">{number}</b> <ClaimStatusBadge status={status} />
        </p>
      )}
      {reasons.map(({ detail }) => (
        <p key={detail}>{detail}</p>
      ))}
      <NoteSources sentence={sentence} />
      <SentenceChoices sentence={sentence} version={annotated.version} refused={refused} />
    </>
  )
}
