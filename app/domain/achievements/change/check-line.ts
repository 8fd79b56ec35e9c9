import type { ProfileFacts } from "../../career/schema"
import type { ItemBeside } from "../../evidence/ledger.server"
import { isCarried } from "../../evidence/rules"
import { verifySentences } from "../../evidence/verifier/verify"
import { wordClaimReason } from "../../wording/claim-reason"

/**
 * Describes what a line states beyond its source text and the profile, by the verifier's reasons; empty if they support
 * it. The person may agree to such a line anyway. It is then marked as their own word.
 */
export function addedBy(text: string, words: readonly ItemBeside[], profile: ProfileFacts | null): string[] {
  const items = words.map((word) => ({ ...word, field: null, createdAt: "" }))
  const draft = { text, kind: "fact" as const, evidenceIds: items.map(({ id }) => id) }
  const [claim] = verifySentences([draft], { items, profile, personName: "", posting: null })
  if (!claim || isCarried(claim.status)) return []
  return claim.reasons.map((reason) => wordClaimReason(reason))
}
