import { type Body, isResume } from "../document/body"
import type { Leaf } from "../document/document-tree"
import type { ContentType } from "../document/kinds"
import { mapBody, placedSentences } from "../document/leaves"
import type { Part } from "../document/part"
import { isLabel } from "../evidence/labels"
import type { Claim, Ledger } from "../evidence/schema"
import { verifySentences } from "../evidence/verifier/verify"
import { type Grounds, recheck } from "./recheck"
import type { Turn } from "./slice.server"

interface Restoring {
  grounds: Grounds
  /** The new id of each item that came along, by the old one. */
  ids: ReadonlyMap<string, string>
}

/** A body with its sentences as they stand here, each in its place. Others may run between two of them. */
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

/** A selection criterion stands as the label of a heading, in the words of whoever asks for it: no claim of the person. */
const isCriterion = (type: ContentType, { kind }: Part) => type === "selection_criteria" && kind === "subheading"

/** A label is a fixed word of the writer's, or a numbered place. One that says something about the person is not, and stays out. */
function withCheckedLabel({ label, ...part }: Part<Leaf>, ledger: Ledger): Part<Leaf> {
  if (!label) return part
  if (isLabel(label)) return { ...part, label }
  const [claim] = verifySentences([{ text: label, kind: "connective", evidenceIds: [] }], ledger)
  return claim?.status === "supported" ? { ...part, label } : part
}
