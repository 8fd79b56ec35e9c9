import type { Claim, ClaimStatus, DraftSentence } from "../evidence/schema"
import { type Part, textOfPart, type VerifiedPart } from "./part"

/** Every sentence of a document in reading order. */
export function sentencesOf<S extends DraftSentence>(parts: Part<S>[]): S[] {
  return parts.flatMap((part) => part.sentences)
}

/** A document as plain text: headings on lines of their own, bullets as list lines, blank lines between blocks. */
export function textOf(parts: Part[]): string {
  let text = ""
  let before: Part["kind"] | null = null
  for (const part of parts) {
    const line = lineOf(part)
    if (!line) continue
    const tight = before !== null && part.kind === "bullet" && before !== "paragraph"
    text += before === null ? line : `${tight ? "\n" : "\n\n"}${line}`
    before = part.kind
  }
  return text
}

function lineOf(part: Part): string {
  const body = textOfPart(part).trim()
  if (!body) return ""
  const labelled = part.label ? `${part.label}: ${body}` : body
  if (part.kind === "heading") return labelled.toUpperCase()
  return part.kind === "bullet" ? `- ${labelled}` : labelled
}

/** Puts verified sentences back where their drafts stood. */
export function withClaims(parts: Part[], claims: Claim[]): VerifiedPart[] {
  let next = 0
  return parts.map((part) => ({
    ...part,
    sentences: part.sentences.map((): Claim => {
      const claim = claims[next++]
      if (!claim) throw new Error("The verifier answered fewer sentences than it was given.")
      return claim
    }),
  }))
}

export function countOf(parts: VerifiedPart[], status: ClaimStatus): number {
  return sentencesOf(parts).filter((claim) => claim.status === status).length
}
