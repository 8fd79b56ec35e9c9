import { hasPlaceholder } from "../../ai/redaction"
import type { Part } from "../../document/document-part"
import type { DraftSentence } from "../../evidence/schema"
import { sentencesOf } from "../../language/sentences/statements"
import type { Brief } from "./provider-brief"
import { oneLine } from "./provider-prompt"
import { type DocumentAnswer, none } from "./provider-schema"

/** Maps the model's names for items ("E3") and redactions ("⟦P1⟧") back to the originals. */
export interface Decoding {
  ids: Map<string, string>
  restore(text: string): string
}

/** Longer than any sentence that a reader or the verifier can handle. */
const longestSentence = 600

/** The ids for the model's names; unknown names are dropped. */
export function idsOf(names: string[], { ids }: Decoding): string[] {
  const known = names.map((name) => ids.get(name.replace(/[[\]\s]/g, ""))).filter((id) => id !== undefined)
  return [...new Set(known)]
}

/** A text that is fit for a document; "" if it is too long or contains an invented placeholder. */
export function cleanText(text: string, { restore }: Decoding): string {
  const clean = oneLine(restore(text))
  return clean.length > longestSentence || hasPlaceholder(clean) || !/[\p{L}\p{N}]/u.test(clean) ? "" : clean
}

/** Converts the sections of an answer to parts of a document. Repeated sentences are dropped. */
export function partsOf(answer: DocumentAnswer, brief: Brief, decoding: Decoding): Part[] {
  const parts: Part[] = []
  const said = new Set<string>()
  let current = none
  let number = brief.numbered?.from ?? 1
  for (const { heading, label, list, sentences } of answer.sections) {
    const drafts = sentences.flatMap((sentence) => draftsOf(sentence, decoding)).filter(({ text }) => isNew(text, said))
    if (drafts.length === 0) continue
    const isNumbered = heading === brief.numbered?.heading
    const shown = brief.headings[heading]
    if (shown !== undefined && (isNumbered || heading !== current)) {
      parts.push(subheading(isNumbered ? `${shown} ${number++}` : shown))
    }
    current = heading
    const labeled = label === none ? {} : { label }
    if (list) parts.push(...drafts.map((draft) => ({ kind: "bullet" as const, ...labeled, sentences: [draft] })))
    else parts.push({ kind: "paragraph", ...labeled, sentences: drafts })
  }
  return parts
}

function subheading(text: string): Part {
  return { kind: "subheading", sentences: [{ text, kind: "connective", evidenceIds: [] }] }
}

/** An entry may contain several sentences despite the instructions, and each must be verified separately. */
function draftsOf(entry: DocumentAnswer["sections"][number]["sentences"][number], decoding: Decoding): DraftSentence[] {
  const evidenceIds = idsOf(entry.evidence, decoding)
  const kind = entry.kind === "connective" && evidenceIds.length > 0 ? "fact" : entry.kind
  return sentencesOf(entry.text)
    .map((text) => ({ text: cleanText(text, decoding), kind, evidenceIds }))
    .filter(({ text }) => text !== "")
}

/** Whether a text occurs for the first time, ignoring letter case. */
export function isNew(text: string, said: Set<string>): boolean {
  const key = text.toLowerCase()
  if (said.has(key)) return false
  said.add(key)
  return true
}
