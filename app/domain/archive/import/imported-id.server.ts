import type { Deps } from "../../kernel/deps"

/** A UUIDv7, whose first 26 characters contain its creation time and a counter within the millisecond. */
const ours = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const orderLength = 26

/**
 * Maps an archived record's id to its id in the importing account. Derived from the user and the old id, so that a
 * second import duplicates nothing, with the same time prefix, so that the order is kept. Null for an id that the
 * product never issued.
 */
export async function importedId(deps: Deps, userId: string, oldId: string): Promise<string | null> {
  if (!ours.test(oldId)) return null
  const hash = await deps.hash(`${userId} ${oldId}`)
  return `${oldId.slice(0, orderLength)}${hash.slice(0, oldId.length - orderLength)}`
}
