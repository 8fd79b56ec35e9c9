import type { Deps } from "../kernel/deps"

/** A UUID of version 7; the first 26 characters hold the time it was made at and a count within the millisecond. */
const ours = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const orderLength = 26

/**
 * The id that a record of an archive has in the account it is imported into: made from the user and the old id, so
 * that importing again makes nothing twice, and beginning as the old one, so that the order stays. Null for an id
 * that was never ours.
 */
export async function importedId(deps: Deps, userId: string, oldId: string): Promise<string | null> {
  if (!ours.test(oldId)) return null
  const hash = await deps.hash(`${userId} ${oldId}`)
  return `${oldId.slice(0, orderLength)}${hash.slice(0, oldId.length - orderLength)}`
}
