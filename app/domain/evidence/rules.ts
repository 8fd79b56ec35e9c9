import type { Claim, ClaimStatus } from "./schema"

/** Whether the evidence or the person's confirmation supports a sentence, so that no question is needed. */
export function isCarried(status: ClaimStatus): boolean {
  return status === "supported" || status === "close" || status === "confirmed"
}

/** The sentences that prevent a document from being copied, downloaded or exported. */
function blockedSentences(claims: readonly Claim[]): Claim[] {
  return claims.filter((claim) => claim.status === "blocked")
}

/** Whether a document may be copied: no sentence is blocked, or the user overrode the check for it. */
export function mayCopy(claims: readonly Claim[], overridden: boolean): boolean {
  return overridden || blockedSentences(claims).length === 0
}
