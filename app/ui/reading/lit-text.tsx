import type { LitPart } from "./lit-parts"

/** A text with the stretches that were used highlighted. */
export function LitText({ parts }: { parts: readonly LitPart[] }) {
  return parts.map(({ text, lit }, at) =>
    // The parts never change order, so an index is a stable key.
    lit ? (
      <mark key={at} className="evidence-lit">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
