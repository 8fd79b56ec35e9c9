import type { Claim, DraftSentence, Ledger } from "../evidence/schema"
import { verifySentences } from "../evidence/verifier/verify"
import type { Body } from "./body"
import type { DocumentTree, Leaf, Origin, PersonLines } from "./document-tree"
import { mapBody, placedSentences } from "./leaves"

/** A sentence yet to be verified; one that was already in the document keeps its id. */
export type Pending = DraftSentence & Partial<Pick<Leaf, "id" | "own">> & { status?: undefined }

/** A body during an edit; untouched sentences keep their verification. */
export type EditedBody = Body<Leaf | Pending>

/** A pending replacement of a sentence under the same id. */
export function reopened({ id, kind, evidenceIds }: Leaf, text: string): Pending {
  return { id, text, kind, evidenceIds, own: true }
}

/** A sentence entered by the person. */
export const entered = (text: string): Pending => ({ text, kind: "fact", evidenceIds: [], own: true })

const isPending = (sentence: Leaf | Pending): sentence is Pending => sentence.status === undefined

/** The sentences of a body yet to be verified, in reading order. */
export function pendingOf(body: EditedBody): DraftSentence[] {
  return placedSentences(body).flatMap(({ sentence, placement }) => {
    if (!isPending(sentence)) return []
    const { text, kind, evidenceIds, entailedBy } = sentence
    return { text, kind, evidenceIds, ...(entailedBy && { entailedBy }), ...placement }
  })
}

interface Settled {
  next: number
  /** The document's new version. */
  since?: number
  origin?: Origin
}

/** Replaces pending sentences with their verified claims. New sentences get ids from `next` on. */
export function settled(
  body: EditedBody,
  claims: Claim[],
  person: PersonLines,
  { next, since, origin }: Settled,
): DocumentTree {
  let at = 0
  let free = next
  const whole = mapBody<Leaf | Pending, Leaf>(body, (sentence) => {
    if (!isPending(sentence)) return sentence
    const claim = claims[at++]
    if (!claim) throw new Error("The verifier returned fewer sentences than it was given.")
    const { text, kind, evidenceIds, status, reasons } = claim
    return {
      id: sentence.id ?? `s${free++}`,
      ...{ text, kind, evidenceIds, status, reasons },
      ...(sentence.own && { own: true }),
      ...(since !== undefined && { since }),
    }
  })
  return { format: 2, next: free, person, body: whole, ...(origin && { origin }) }
}

/** Verifies everything pending in a body. The only path from user input to a document. */
export function verified(body: EditedBody, ledger: Ledger, person: PersonLines, settling: Settled): DocumentTree {
  return settled(body, verifySentences(pendingOf(body), ledger), person, settling)
}
