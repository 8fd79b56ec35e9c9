import type { ReactNode } from "react"
import type { EvidenceKind } from "../../domain/evidence/schema"

/** Labels of the evidence kinds. */
export const evidenceKindNames: Record<EvidenceKind, string> = {
  reflection: "Reflection",
  profile: "Profile",
  import: "Import",
  confirmation: "Confirmation",
  achievement: "Agreed line",
}

interface EvidenceQuoteProps {
  text: ReactNode
  source: string
  /** The full text, if `text` is an excerpt. */
  whole?: string
}

/** A quote of the user's own words, with its source. */
export function EvidenceQuote({ text, source, whole }: EvidenceQuoteProps) {
  return (
    <figure className="border-l-2 border-accent pl-3">
      <blockquote className="font-serif leading-snug whitespace-pre-line italic">“{text}”</blockquote>
      {source && <figcaption className="mt-1 text-xs text-muted">{source}</figcaption>}
      {whole !== undefined && whole !== text && (
        <details className="mt-1 text-xs print:hidden">
          <summary className="text-link inline-block">Show the whole entry</summary>
          <p className="mt-1.5 font-serif text-sm whitespace-pre-line">{whole}</p>
        </details>
      )}
    </figure>
  )
}
