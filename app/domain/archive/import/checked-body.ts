import { type Body, isResume } from "../../document/body"
import type { Part } from "../../document/document-part"
import type { Leaf } from "../../document/document-tree"
import type { ContentType } from "../../document/kinds"
import { mapBody, placedSentences } from "../../document/leaves"
import { isLabel } from "../../evidence/labels"
import type { Claim, Ledger } from "../../evidence/schema"
import { verifySentences } from "../../evidence/verifier/verify"
import { type RecheckSources, recheck } from "./recheck"
import type { Turn } from "./slice.server"

interface Restoring {
  grounds: RecheckSources
  /** New ids of imported items by old id. */
  ids: ReadonlyMap<string, string>
}

/** Returns a body with its sentences rechecked, in place. Yields to other work between sentences. */
export async function checkedBody(
  body: Body<Leaf>,
  type: ContentType,
  { grounds, ids }: Restoring,
  turn: Turn,
): Promise<Body<Leaf>> {
  const claims = new Map<string, Claim>()
  for (const { sentence, placement } of placedSentences(body)) {
    const before = { ...sentence, evidenceIds: sentence.evidenceIds.flatMap((id) => ids.get(id) ?? []) }
    const { text, kind, evidenceIds, status, reasons } = recheck(before, placement, grounds)
    claims.set(sentence.id, { text, kind, evidenceIds, status, reasons })
    await turn.rest(text.length)
  }
  const after = mapBody<Leaf, Leaf>(body, (leaf) => ({ ...leaf, ...claims.get(leaf.id) }))
  if (isResume(after)) return after
  const parts = []
  for (const part of after.parts) {
    parts.push(isCriterion(type, part) ? part : withCheckedLabel(part, grounds.whole))
    await turn.rest(part.label?.length ?? 0)
  }
  return { parts }
}

/** A selection criterion is a heading in the employer's words, so it is not a claim. */
const isCriterion = (type: ContentType, { kind }: Part) => type === "selection_criteria" && kind === "subheading"

/**
 * Keeps a label only if it is one of the writer's fixed labels or a numbered one. Any other label could make an
 * unverified claim.
 */
function withCheckedLabel({ label, ...part }: Part<Leaf>, ledger: Ledger): Part<Leaf> {
  if (!label) return part
  if (isLabel(label)) return { ...part, label }
  const [claim] = verifySentences([{ text: label, kind: "connective", evidenceIds: [] }], ledger)
  return claim?.status === "supported" ? { ...part, label } : part
}
