import type { LitPart } from "./lit-parts"

/** A text with the segments used in lines highlighted. */
export function LitText({ parts }: { parts: readonly LitPart[] }) {
  return parts.map(({ text, lit }, at) =>
    // The order of the parts never changes, so the index is a stable key.
    lit ? (
      <mark key={at} className="evidence-lit">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
