import { readableSource } from "../evidence/readable-source"
import type { ClaimStatus, EvidenceItem, Reason } from "../evidence/schema"
import type { ContentType } from "./kinds"
import type { Part, VerifiedPart } from "./part"
import { passageOf } from "./passage"
import { markOf } from "./sentence-mark"

/** What a sentence rests on, as the page shows it: the passage in question, and the whole text behind it. */
interface ShownEvidence {
  id: string
  passage: string
  whole: string
  source: string
}

/** A sentence with its place in the document, and its number where it says something about the person. */
export interface ShownSentence {
  part: number
  sentence: number
  number: number | null
  /** By which it is found in a later version of the document. */
  mark: string
  text: string
  status: ClaimStatus
  reasons: Reason[]
  evidence: ShownEvidence[]
}

export interface ShownPart {
  kind: Part["kind"]
  label: string | null
  list: boolean
  sentences: ShownSentence[]
}

/** A document as its page shows it. */
export interface ShownDocument {
  id: string
  type: ContentType
  title: string
  writer: string
  version: number
  parts: ShownPart[]
  advice: string[]
  blocked: number
  unconfirmed: number
  /** The user took it out although sentences are blocked. */
  overridden: boolean
}

interface Open {
  row: { id: string; type: ContentType; title: string; writer: string; version: number; overrideAt: string | null }
  view: { advice: string[] }
  parts: VerifiedPart[]
  evidence: EvidenceItem[]
}

/** Numbers the sentences that say something about the person, in reading order, and puts beside each what it rests on. */
export function shownDocument({ row, view, parts, evidence }: Open): ShownDocument {
  const items = new Map(evidence.map((item) => [item.id, item]))
  let last = 0
  const shown = parts.map((part, at) => ({
    kind: part.kind,
    label: part.label ?? null,
    list: part.list ?? false,
    sentences: part.sentences.map(({ text, kind, status, reasons, evidenceIds }, index) => ({
      part: at,
      sentence: index,
      mark: markOf({ text, status }),
      number: kind === "fact" || status !== "supported" ? ++last : null,
      text,
      status,
      reasons,
      evidence: evidenceIds.flatMap((id) => {
        const item = items.get(id)
        return item
          ? [{ id, passage: passageOf(item.text, text), whole: item.text, source: readableSource(item.source) }]
          : []
      }),
    })),
  }))
  const { id, type, title, writer, version, overrideAt } = row
  const count = (status: ClaimStatus) =>
    shown.flatMap((part) => part.sentences).filter((s) => s.status === status).length
  return {
    id,
    type,
    title,
    writer,
    version,
    parts: shown,
    advice: view.advice,
    blocked: count("blocked"),
    unconfirmed: count("unconfirmed"),
    overridden: overrideAt !== null,
  }
}
