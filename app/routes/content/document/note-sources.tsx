import type { ShownSentence } from "../../../domain/document/document-page"
import { EvidenceQuote } from "../../../ui/evidence/evidence-quote"
import { litParts } from "../../../ui/reading/lit-parts"
import { LitText } from "../../../ui/reading/lit-text"

/**
 * The sources of a sentence. For an agreed line, the person's own words come first, with the parts that the line uses.
 */
export function NoteSources({ sentence: { evidence, status } }: { sentence: ShownSentence }) {
  if (evidence.length === 0)
    return status === "supported" ? <p className="text-muted">Stated in your profile.</p> : null
  return evidence.map(({ id, passage, whole, source, behind }) =>
    behind.length === 0 ? (
      <EvidenceQuote key={id} text={passage} whole={whole} source={source} />
    ) : (
      behind.map((said) => (
        <EvidenceQuote
          key={said.id}
          text={<LitText parts={litParts(said.passage, said.spans)} />}
          source={`${said.source} · ${source}`}
        />
      ))
    ),
  )
}
