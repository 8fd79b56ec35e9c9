import { agreedRolesOf } from "../../achievements/agreed-roles"
import type { DraftSentence } from "../../evidence/schema"
import { verifySentences } from "../../evidence/verifier/verify"
import { jobAsked } from "../instructions"
import type { WritingRequest } from "../writer"

export type IsCarried = (sentence: DraftSentence) => boolean

/** Whether the verifier accepts a sentence about this person. */
export function carriedBy({
  posting,
  customPrompt,
  profile,
  evidence: items,
  lines,
  firstName = "",
}: WritingRequest): IsCarried {
  const agreedRoles = agreedRolesOf(lines, profile.experience)
  const ledger = { items, profile, personName: firstName, posting: posting ?? jobAsked(customPrompt), agreedRoles }
  return (sentence) => /^(?:supported|close)$/.test(verifySentences([sentence], ledger)[0]?.status ?? "")
}
