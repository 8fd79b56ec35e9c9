import type { Claim, DraftSentence, Ledger } from "../evidence/schema"
import { verifySentences } from "../evidence/verifier/verify"
import type { Body } from "./body"
import type { DocumentTree, Leaf, PersonLines } from "./document-tree"
import { mapBody, placedSentences } from "./leaves"

/** A sentence that has yet to be verified; one that was in the document before keeps its id. */
export type Pending = DraftSentence & Partial<Pick<Leaf, "id" | "own">> & { status?: undefined }

/** A body in the course of an edit: what is untouched stands as it was verified. */
export type EditedBody = Body<Leaf | Pending>

/** A sentence to be verified in place of one that stands, under the same id. */
export function reopened({ id, kind, evidenceIds }: Leaf, text: string): Pending {
  return { id, text, kind, evidenceIds, own: true }
}

/** A sentence that the person entered by hand. */
export const entered = (text: string): Pending => ({ text, kind: "fact", evidenceIds: [], own: true })

const isPending = (sentence: Leaf | Pending): sentence is Pending => sentence.status === undefined

/** The sentences of a body that have yet to be verified, in reading order. */
export function pendingOf(body: EditedBody): DraftSentence[] {
  return placedSentences(body).flatMap(({ sentence, placement }) => {
    if (!isPending(sentence)) return []
    const { text, kind, evidenceIds, entailedBy } = sentence
    return { text, kind, evidenceIds, ...(entailedBy && { entailedBy }), ...placement }
  })
}

interface Settled {
  next: number
  /** The version that the document has from now on. */
  since?: number
}

/** Puts the verified claims where their pending sentences stood. New sentences are given ids from `next` on. */
export function settled(
  body: EditedBody,
  claims: Claim[],
  person: PersonLines,
  { next, since }: Settled,
): DocumentTree {
  let at = 0
  let free = next
  const whole = mapBody<Leaf | Pending, Leaf>(body, (sentence) => {
    if (!isPending(sentence)) return sentence
    const claim = claims[at++]
    if (!claim) throw new Error("The verifier answered fewer sentences than it was given.")
    const { text, kind, evidenceIds, status, reasons } = claim
    return {
      id: sentence.id ?? `s${free++}`,
      ...{ text, kind, evidenceIds, status, reasons },
      ...(sentence.own && { own: true }),
      ...(since !== undefined && { since }),
    }
  })
  return { format: 2, next: free, person, body: whole }
}

/** A body with everything verified that has yet to be: the only way to a document from what somebody wrote. */
export function verified(body: EditedBody, ledger: Ledger, person: PersonLines, settling: Settled): DocumentTree {
  return settled(body, verifySentences(pendingOf(body), ledger), person, settling)
}
