import type { DraftSentence, Ledger } from "../../evidence/schema"
import { whichCarried } from "../../evidence/verifier/verify"
import { ledgerOf } from "../ledger-of"
import type { WritingRequest } from "../writer"

export type IsCarried = (sentence: DraftSentence) => boolean

/** Whether the verifier accepts a sentence about this person. */
export const carriedBy = (request: WritingRequest): IsCarried => carriedIn(ledgerOf(request))

/** Whether the verifier accepts a sentence on the evidence of a ledger. */
export function carriedIn(ledger: Ledger): IsCarried {
  return (sentence) => whichCarried([sentence], ledger)[0] === true
}
