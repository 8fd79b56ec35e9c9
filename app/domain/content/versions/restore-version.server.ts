import type { WritingLine } from "../../achievements/writing-line"
import { type DocumentTree, type Leaf, leavesOf } from "../../document/document-tree"
import { mapBody } from "../../document/leaves"
import { type Pending, verified } from "../../document/pending"
import { columnsOf } from "../../document/render/document"
import { treeOf } from "../../document/stored-tree"
import type { Person } from "../../evidence/ledger.server"
import type { Ledger } from "../../evidence/schema"
import { maxSentences } from "../../evidence/verifier/budget"
import type { Deps } from "../../kernel/deps"
import { DomainError, notFound } from "../../kernel/errors"
import { documentLedger } from "../document-ledger"
import { changedElsewhere, changeTree, type ReadDocument } from "../edit/change-tree.server"
import { postingOf } from "../generate/posting"
import type { RestoreVersion } from "../schema"
import type { contentVersions } from "../tables.server"

interface Grounds {
  person: Person | null
  lines: WritingLine[]
}

/**
 * Makes the text, title and template of an earlier version current again. This is an edit like any other: every
 * sentence is verified against today's evidence, and the previous state is kept as a version. Refuses with `conflict`
 * unless the current version is the one that the user saw. Idempotent.
 */
export async function restoreVersion(
  deps: Deps,
  open: ReadDocument,
  earlier: typeof contentVersions.$inferSelect | null,
  { version }: RestoreVersion,
  { person, lines }: Grounds,
): Promise<void> {
  if (!person) throw notFound("This account")
  if (!earlier) throw notFound("This version")
  const { title } = earlier
  const tree = treeOf({ ...earlier, type: open.row.type })
  if (open.row.version === version + 1 && open.row.title === title && open.row.content === columnsOf(tree).content)
    return
  if (leavesOf(tree).length > maxSentences) {
    throw new DomainError("invalid", `A version of more than ${maxSentences} lines cannot be checked and restored.`)
  }
  const ledger = documentLedger(person, lines, postingOf(open.row.posting, open.row.customPrompt))
  await changeTree(deps, open, (read) => {
    if (read.row.version !== version) throw changedElsewhere()
    const template = earlier.template === null ? read.row.template : earlier.template || null
    return { title, template, tree: verifiedAgain(tree, read, ledger) }
  })
}

/** Ids are never reused: a sentence keeps its id, and new ones follow those of both trees. */
function verifiedAgain(tree: DocumentTree, { row, tree: current }: ReadDocument, ledger: Ledger): DocumentTree {
  const since = row.version + 1
  const confirmations = new Map(
    ledger.items.filter(({ kind }) => kind === "confirmation").map(({ id, text }) => [id, text]),
  )
  const body = mapBody<Leaf, Leaf | Pending>(tree.body, (leaf) => {
    const { id, text, kind, evidenceIds, own, status } = leaf
    const isConfirmed = status === "confirmed" && evidenceIds.some((item) => confirmations.get(item) === text)
    return isConfirmed ? { ...leaf, since } : { id, text, kind, evidenceIds, ...(own && { own }) }
  })
  const next = Math.max(tree.next, current.next)
  return verified(body, ledger, tree.person, { next, since, origin: tree.origin })
}
