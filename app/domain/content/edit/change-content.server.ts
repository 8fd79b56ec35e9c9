import { isResume } from "../../document/body"
import type { DocumentTree } from "../../document/document-tree"
import { mergeResume } from "../../document/merge/merge-resume"
import type { ResumeContent } from "../../document/resume-schema"
import { findPerson, ledgerOf, type Person } from "../../evidence/ledger.server"
import type { Ledger } from "../../evidence/schema"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { invalidField, notFound } from "../../kernel/errors"
import { batch, changes, emptyQuery, together, type Who } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { contentView } from "../content-view"
import { postingOf } from "../generate/posting"
import { type ContentRow, moveContent, shelf, updateContent } from "../repository.server"
import { verifiedResume } from "../resumes/verified-resume"
import type { ContentView, UpdateContent } from "../schema"
import { moveVersions } from "../versions/version-rows.server"
import { changedElsewhere, changeTree, findStoredContent, type ReadDocument } from "./change-tree.server"

/** Loads a live document and, if a resume's fields change, the verifier's input, in one round trip. */
export function findForChange(deps: Deps, who: Who, id: string, { structuredContentJson }: UpdateContent) {
  return together(findStoredContent(deps, who, id), structuredContentJson ? findPerson(deps, who) : emptyQuery)
}

/**
 * Changes a document's title or, for a resume, its structured content. That is an edit like any other: unchanged text
 * keeps its claim, the rest is verified. Omitted fields keep their current value. With a `version`, refuses with
 * `conflict` unless it is current. Refuses with `not_found`.
 */
export async function changeContent(
  deps: Deps,
  actor: Actor,
  open: ReadDocument | null,
  update: UpdateContent,
  person: Person | null = null,
): Promise<ContentView> {
  if (!open) throw notFound("This content")
  const { structuredContentJson: sent, title, version } = update
  if (!sent) {
    const set = { ...(title ? { title } : {}), updatedAt: iso(deps.now()) }
    return contentView(await changed(deps, actor, open.row.id, version, set))
  }
  if (!person) throw notFound("This account")
  const ledger = ledgerOf(person, postingOf(open.row.posting, open.row.customPrompt))
  const { row, tree } = await changeTree(deps, open, (read) => {
    if (version !== undefined && read.row.version !== version) throw changedElsewhere()
    return { tree: withFields(read, sent, ledger), ...(title ? { title } : {}) }
  })
  return contentView(row, tree)
}

function withFields(read: ReadDocument, sent: ResumeContent, ledger: Ledger): DocumentTree {
  const { body } = read.tree
  if (!isResume(body)) throw invalidField("structuredContentJson", "Only a resume has structured content.")
  const person = { name: sent.name.trim(), contact: sent.contact }
  return verifiedResume(read, mergeResume(body, sent), person, ledger, "structuredContentJson")
}

/** Writes, and returns the document as stored afterwards. */
async function changed(
  deps: Deps,
  actor: Actor,
  id: string,
  version: number | undefined,
  set: Partial<ContentRow>,
): Promise<ContentRow> {
  const [row] = await updateContent(deps, actor.userId, id, version, set).returning()
  if (row) return row
  throw version === undefined ? notFound("This content") : changedElsewhere()
}

/** Moves a document to the trash, from which it can be restored for 30 days. */
export async function deleteContent(deps: Deps, actor: Actor, id: string): Promise<void> {
  await move(deps, actor, id, shelf.live, iso(deps.now()))
}

/** Restores a document from the trash. */
export async function restoreContent(deps: Deps, actor: Actor, id: string): Promise<void> {
  await move(deps, actor, id, shelf.trash, null)
}

async function move(deps: Deps, actor: Actor, id: string, from: 0 | 1, trashedAt: string | null): Promise<void> {
  const { userId } = actor
  const moved = [moveContent(deps, userId, id, from, trashedAt), moveVersions(deps, userId, id, trashedAt)]
  const [outcome] = await batch(deps.db, moved)
  if (changes(outcome) === 0) throw notFound("This content")
}

/**
 * Records that the user exports a document despite blocked sentences. Refuses with `conflict` unless the version is the
 * one whose blocked sentences were shown.
 */
export async function overrideBlocked(
  deps: Deps,
  actor: Actor,
  { row }: ReadDocument,
  version = row.version,
): Promise<void> {
  await changed(deps, actor, row.id, version, { overrideAt: iso(deps.now()) })
}
