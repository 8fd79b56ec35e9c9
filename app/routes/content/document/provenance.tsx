import type { ShownDocument, ShownSentence } from "../../../domain/document/document-page"
import { ClaimStatusBadge } from "../../../ui/evidence/claim-status"
import { rowId } from "../../../ui/evidence/row-id"
import { NoteSources } from "./note-sources"
import type { RefusedRevision } from "./refused-revision"
import { SentenceActions } from "./sentence-actions"

interface ProvenanceProps {
  document: ShownDocument
  refused: RefusedRevision | null
}

/** The table that the evidence marks link to: every sentence with its status, reasons and sources. */
export function Provenance({ document, refused }: ProvenanceProps) {
  const sentences = document.parts.flatMap((part) => part.sentences)
  const claims = sentences.filter(({ number }) => number !== null)
  const others = sentences.filter(({ number, isFixed }) => number === null && !isFixed)
  return (
    <section aria-labelledby="provenance" className="mt-14 border-t border-ink pt-4">
      <h2 id="provenance" className="text-xl">
        Where each sentence comes from
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">
        Rules check every sentence against your evidence; no model is involved. The numbers match those in the text.
      </p>
      <table className="mt-5 w-full border-collapse text-left text-sm max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b border-line text-xs text-muted">
            <th scope="col" className="w-10 py-2 font-medium">
              No.
            </th>
            <th scope="col" className="py-2 pr-8 font-medium">
              Sentence
            </th>
            <th scope="col" className="w-2/5 py-2 font-medium">
              Evidence
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {claims.map((sentence) => (
            <Row
              key={`${sentence.id}-${sentence.text}`}
              sentence={sentence}
              version={document.version}
              refused={refused?.claim === sentence.id ? refused : null}
            />
          ))}
        </tbody>
      </table>
      {others.length > 0 && (
        <details className="mt-8 print:hidden" open={others.some(({ id }) => id === refused?.claim) || undefined}>
          <summary className="text-link inline-block text-sm">
            Names, greetings and other lines with nothing to trace
          </summary>
          <ul className="divide-y divide-line text-sm">
            {others.map((sentence) => (
              <li key={`${sentence.id}-${sentence.text}`} className="py-3">
                <p className="font-serif text-base">{sentence.text}</p>
                <SentenceActions
                  sentence={sentence}
                  version={document.version}
                  refused={refused?.claim === sentence.id ? refused : null}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

interface RowProps {
  sentence: ShownSentence
  version: number
  refused: RefusedRevision | null
}

function Row({ sentence, version, refused }: RowProps) {
  const { number, text, status, reasons, evidence } = sentence
  return (
    <tr
      id={rowId(number ?? 0)}
      className="scroll-mt-24 border-b border-line align-top target:bg-accent-soft max-md:grid max-md:grid-cols-[2rem_minmax(0,1fr)] max-md:py-4"
    >
      <td className="py-4 pr-3 font-semibold text-muted tabular-nums max-md:p-0">{number}</td>
      <td className="py-4 pr-8 max-md:p-0">
        <p className="font-serif text-base leading-snug">{text}</p>
        <SentenceActions sentence={sentence} version={version} refused={refused}>
          <ClaimStatusBadge status={status} />
          {reasons.length > 0 && (
            <ul className="flex basis-full flex-col gap-1">
              {reasons.map(({ detail }) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
        </SentenceActions>
      </td>
      <td className="py-4 max-md:col-start-2 max-md:py-0 max-md:not-empty:pt-3">
        {evidence.length === 0 && status !== "supported" ? (
          <p className="text-muted">No source found</p>
        ) : (
          <div className="flex flex-col gap-3">
            <NoteSources sentence={sentence} />
          </div>
        )}
      </td>
    </tr>
  )
}
