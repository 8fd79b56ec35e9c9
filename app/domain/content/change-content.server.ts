import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { DomainError, notFound } from "../kernel/errors"
import { batch, changes, type Query, query, type Who } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import { contentView } from "./content-view"
import type { OpenDocument } from "./get-content.server"
import { type ContentRow, moveContent, selectContent, shelf, updateContent } from "./repository.server"
import type { ContentView, UpdateContent } from "./schema"

/** A live document of the user as it is stored, for a change. */
export function findStoredContent(deps: Deps, who: Who, id: string): Query<ContentRow | null> {
  return query([selectContent(deps, who, id)], ([row]) => row ?? null)
}

/**
 * Changes a document's title, or for a resume its structured content; what is not given stays as it is by then. With a
 * `version` it counts only if the document still is that one; else `conflict`. Refuses with `not_found`.
 */
export async function changeContent(
  deps: Deps,
  actor: Actor,
  row: ContentRow | null,
  update: UpdateContent,
): Promise<ContentView> {
  if (!row) throw notFound("This content")
  if (update.structuredContentJson && row.type !== "resume") {
    throw new DomainError("invalid", "Only a resume has structured content.", {
      fields: { structuredContentJson: ["Only a resume has structured content."] },
    })
  }
  const set = {
    ...(update.title ? { title: update.title } : {}),
    ...(update.structuredContentJson ? { structured: JSON.stringify(update.structuredContentJson) } : {}),
    updatedAt: iso(deps.now()),
  }
  return contentView(await changed(deps, actor, row.id, update.version, set))
}

/** Writes, and answers the document as it then is. */
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

export function changedElsewhere(): DomainError {
  return new DomainError("conflict", "This text was changed in another window. Please look at it again.")
}

/** Moves a document to the trash, from where it can be brought back for 30 days. */
export async function deleteContent(deps: Deps, actor: Actor, id: string): Promise<void> {
  await move(deps, actor, id, shelf.live, iso(deps.now()))
}

/** Brings a document back from the trash. */
export async function restoreContent(deps: Deps, actor: Actor, id: string): Promise<void> {
  await move(deps, actor, id, shelf.trash, null)
}

async function move(deps: Deps, actor: Actor, id: string, from: 0 | 1, trashedAt: string | null): Promise<void> {
  const [outcome] = await batch(deps.db, [moveContent(deps, actor.userId, id, from, trashedAt)])
  if (changes(outcome) === 0) throw notFound("This content")
}

/**
 * Records that the user takes a document out although sentences in it are blocked. Counts for the version whose
 * blocked sentences they were shown; else `conflict`.
 */
export async function overrideBlocked(
  deps: Deps,
  actor: Actor,
  { row }: OpenDocument,
  version = row.version,
): Promise<void> {
  await changed(deps, actor, row.id, version, { overrideAt: iso(deps.now()) })
}
