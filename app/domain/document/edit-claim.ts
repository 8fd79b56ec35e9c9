import type { Claim } from "../evidence/schema"
import { isResume, type ResumeEntry } from "./body"
import type { DocumentTree, Leaf } from "./document-tree"
import { leavesOf } from "./document-tree"
import { mapBody } from "./leaves"
import { type EditedBody, type Pending, reopened } from "./pending"

export function findClaim(tree: DocumentTree, id: string): Leaf | null {
  return leavesOf(tree).find((leaf) => leaf.id === id) ?? null
}

/**
 * The body with one sentence reworded. If that sentence is a heading, the lines under it are verified again, because
 * they would now be claimed of a different role.
 */
export function editClaim({ body }: DocumentTree, id: string, text: string): EditedBody {
  const headed = isResume(body)
    ? body.sections.flatMap(({ entries }) => entries).find(({ heading }) => heading?.id === id)
    : undefined
  const below = new Set(headed && headed.heading?.text !== text ? [...headed.notes, ...headed.bullets] : [])
  return mapBody<Leaf, Leaf | Pending>(body, (leaf) => {
    if (leaf.id === id) return reopened(leaf, text)
    return below.has(leaf) ? placedAnew(leaf) : leaf
  })
}

/** Returns a moved sentence for verification in its new place; a confirmed one stays confirmed. */
export function placedAnew(leaf: Leaf): Leaf | Pending {
  if (leaf.status === "confirmed") return leaf
  const { id, text, kind, evidenceIds, own } = leaf
  return { id, text, kind, evidenceIds, ...(own && { own }) }
}

/**
 * The document without one sentence. Lines under a removed heading move to the top of their section, without heading.
 */
export function removeClaim(tree: DocumentTree, id: string): DocumentTree {
  const body = mapBody<Leaf, Leaf>(tree.body, (leaf) => (leaf.id === id ? null : leaf))
  if (!isResume(body)) return { ...tree, body }
  const sections = body.sections.map((section) => ({ ...section, entries: headlessFirst(section.entries) }))
  return { ...tree, body: { sections } }
}

/** Puts lines without a heading first: below a heading they would read as part of it. */
export function headlessFirst<E extends Pick<ResumeEntry, "heading">>(entries: E[]): E[] {
  return [...entries.filter(({ heading }) => !heading), ...entries.filter(({ heading }) => heading)]
}

/** The document with one claim replaced by another verified one. */
export function replaceClaim(tree: DocumentTree, id: string, claim: Claim, since: number): DocumentTree {
  const { text, kind, evidenceIds, status, reasons } = claim
  const put = (leaf: Leaf): Leaf => ({ ...leaf, text, kind, evidenceIds, status, reasons, since })
  return { ...tree, body: mapBody<Leaf, Leaf>(tree.body, (leaf) => (leaf.id === id ? put(leaf) : leaf)) }
}

/** The document with one sentence marked as confirmed by an evidence item. */
export function confirmClaim(tree: DocumentTree, id: string, evidenceId: string, since: number): DocumentTree {
  const claim = findClaim(tree, id)
  if (!claim) return tree
  return replaceClaim(tree, id, { ...claim, status: "confirmed", reasons: [], evidenceIds: [evidenceId] }, since)
}
