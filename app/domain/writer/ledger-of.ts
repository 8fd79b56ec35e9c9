import { agreedRolesOf } from "../achievements/agreed-roles"
import type { Ledger } from "../evidence/schema"
import { jobAsked } from "./instructions"
import type { WritingRequest } from "./writer"

/** The evidence that the verifier may use to check a text written for this request. */
export function ledgerOf(request: Omit<WritingRequest, "type">): Ledger {
  const { profile, evidence, lines, posting, customPrompt, firstName = "" } = request
  return {
    items: evidence,
    profile,
    personName: firstName,
    posting: posting ?? jobAsked(customPrompt),
    agreedRoles: agreedRolesOf(lines, profile.experience),
  }
}
