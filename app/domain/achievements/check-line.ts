import type { ProfileFacts } from "../career/schema"
import type { ItemBeside } from "../evidence/ledger.server"
import { verifySentences } from "../evidence/verifier/verify"
import { wordClaimReason } from "../wording/claim-reason"

/**
 * Says what a line states that neither the words behind it nor the profile carry, for a person to read. Such a line is
 * theirs to sign all the same: it is then their own word, and shown as that.
 */
export function addedBy(text: string, words: readonly ItemBeside[], profile: ProfileFacts | null): string[] {
  const items = words.map((word) => ({ ...word, field: null, createdAt: "" }))
  const draft = { text, kind: "fact" as const, evidenceIds: items.map(({ id }) => id) }
  const [claim] = verifySentences([draft], { items, profile, personName: "", posting: null })
  if (!claim || claim.status === "supported" || claim.status === "close") return []
  return claim.reasons.map((reason) => wordClaimReason(reason))
}
