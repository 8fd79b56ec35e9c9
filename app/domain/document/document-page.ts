import { readableSource } from "../evidence/readable-source"
import { isCarried } from "../evidence/rules"
import type { ClaimKind, ClaimStatus } from "../evidence/schema"
import { type ShownReason, shownReasons } from "../evidence/shown-reasons"
import { type CitedItem, type OwnWords, ownWords } from "./cited-item"
import type { Part } from "./document-part"
import { countOf, type DocumentTree } from "./document-tree"
import type { ContentType } from "./kinds"
import { passageOf } from "./passage"
import { documentParts, isFixed } from "./render/document"
import { treeLanguage } from "./tree-language"

/** Evidence of a sentence as shown on the page: the relevant passage, and the full text behind it. */
interface ShownEvidence {
  id: string
  passage: string
  whole: string
  source: string
  /** The person's words from before they agreed to the line. */
  behind: OwnWords[]
  /** A line that the person wrote. Their word is its only source. */
  onWord: boolean
}

/** A sentence, numbered if it is a claim about the person. */
export interface ShownSentence {
  id: string
  number: number | null
  /** A title derived from the lines below it; it cannot be edited. */
  isFixed: boolean
  text: string
  status: ClaimStatus
  reasons: ShownReason[]
  evidence: ShownEvidence[]
}

export interface ShownPart {
  kind: Part["kind"]
  label: string | null
  list: boolean
  sentences: ShownSentence[]
}

/** A document as shown on its page. */
export interface ShownDocument {
  id: string
  type: ContentType
  title: string
  writer: string
  version: number
  /** The language of its sentences, as a BCP 47 tag. */
  language: string
  parts: ShownPart[]
  advice: string[]
  blocked: number
  unconfirmed: number
  /** The user exported it despite blocked sentences. */
  overridden: boolean
}

interface Open {
  row: {
    id: string
    type: ContentType
    title: string
    writer: string
    version: number
    advice: string[]
    overrideAt: string | null
  }
  tree: DocumentTree
  evidence: CitedItem[]
}

/** Whether a sentence has a number and a source: claims about the person, except headings with evidence. */
function isClaim(part: Part["kind"], kind: ClaimKind, status: ClaimStatus): boolean {
  if (part === "heading" || part === "subheading") return !isCarried(status)
  return kind === "fact" || status !== "supported"
}

function shownEvidence(item: CitedItem, sentence: string, locale?: string): ShownEvidence {
  const behind = ownWords(item, sentence, locale)
  const onWord = Boolean(item.line) && behind.length === 0
  const source = readableSource(item.source, locale)
  return {
    id: item.id,
    passage: passageOf(item.text, sentence),
    whole: item.text,
    source: onWord ? `${source}, on your word` : source,
    behind,
    onWord,
  }
}

/** Numbers the claims about the person in reading order and attaches the evidence of each. */
export function shownDocument({ row, tree, evidence }: Open, locale?: string): ShownDocument {
  const items = new Map(evidence.map((item) => [item.id, item]))
  let last = 0
  const parts = documentParts(tree).map((part) => ({
    kind: part.kind,
    label: part.label ?? null,
    list: part.list ?? false,
    sentences: part.sentences.map(({ id, text, kind, status, reasons, evidenceIds }) => ({
      id,
      isFixed: isFixed(id),
      number: isClaim(part.kind, kind, status) ? ++last : null,
      text,
      status,
      reasons: shownReasons(reasons, locale),
      evidence: evidenceIds.flatMap((itemId) => {
        const item = items.get(itemId)
        return item ? [shownEvidence(item, text, locale)] : []
      }),
    })),
  }))
  const { id, type, title, writer, version, advice, overrideAt } = row
  return {
    id,
    type,
    title,
    writer,
    version,
    language: treeLanguage(tree),
    parts,
    advice,
    blocked: countOf(tree, "blocked"),
    unconfirmed: countOf(tree, "unconfirmed"),
    overridden: overrideAt !== null,
  }
}
