import type { DraftSentence } from "../../evidence/schema"
import { whichCarried } from "../../evidence/verifier/verify"
import { ledgerOf } from "../ledger-of"
import type { WritingRequest } from "../writer"

export type IsCarried = (sentence: DraftSentence) => boolean

/** Whether the verifier accepts a sentence about this person. */
export function carriedBy(request: WritingRequest): IsCarried {
  const ledger = ledgerOf(request)
  return (sentence) => whichCarried([sentence], ledger)[0] === true
}
