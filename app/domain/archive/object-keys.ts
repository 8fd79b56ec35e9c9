import { iso } from "../kernel/clock"
import { product } from "../kernel/product"

/** Prefix of all of a user's objects, so that deletion finds every one. */
export const prefixOf = (userId: string) => `users/${userId}/`

/** The key of an archive: exported for download or uploaded for import. */
export function archiveKey(userId: string, purpose: "export" | "import", id: string): string {
  return `${prefixOf(userId)}${purpose}s/${id}.zip`
}

/** True if an object is an archive. Archives do not contain archives. */
export function isArchiveKey(userId: string, key: string): boolean {
  const prefix = prefixOf(userId)
  return key.startsWith(`${prefix}exports/`) || key.startsWith(`${prefix}imports/`)
}

/** Download file name of an archive. */
export function archiveFileName(at: Date): string {
  return `${product.name.toLowerCase()}-export-${iso(at).slice(0, 10)}.zip`
}
