import { iso } from "../clock"
import { batch, changes, type Query, query, type Who } from "../database/query.server"
import type { Actor, Deps } from "../deps"
import { DomainError, notFound } from "../errors"
import { contentView } from "./content-view"
import type { OpenDocument } from "./get-content.server"
import { type ContentRow, moveContent, selectContent, shelf, updateContent } from "./repository.server"
import type { ContentView, UpdateContent } from "./schema"

/** A live document of the user as it is stored, for a change. */
export function findStoredContent(deps: Deps, who: Who, id: string): Query<ContentRow | null> {
  return query([selectContent(deps, who, id)], ([row]) => row ?? null)
}

/** Changes a document's title, or for a resume its structured content. Refuses with `not_found` and `conflict`. */
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
  await changeVersion(deps, actor, row, set)
  return contentView({ ...row, ...set })
}

async function changeVersion(deps: Deps, actor: Actor, row: OpenDocument["row"], set: Partial<OpenDocument["row"]>) {
  const [outcome] = await batch(deps.db, [updateContent(deps, actor.userId, row.id, row.version, set)])
  if (changes(outcome) === 0) throw changedElsewhere()
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

/** Records that the user takes a document out although sentences in it are blocked. */
export async function overrideBlocked(deps: Deps, actor: Actor, { row }: OpenDocument): Promise<void> {
  await changeVersion(deps, actor, row, { overrideAt: iso(deps.now()) })
}
