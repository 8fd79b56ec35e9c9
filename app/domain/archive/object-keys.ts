import { iso } from "../kernel/clock"
import { product } from "../kernel/product"

/** Every object of a user lies under this prefix and nowhere else, so that leaving finds them all. */
export const prefixOf = (userId: string) => `users/${userId}/`

/** Where an archive lies: one that was built to be downloaded, or one that was sent to be imported. */
export function archiveKey(userId: string, purpose: "export" | "import", id: string): string {
  return `${prefixOf(userId)}${purpose}s/${id}.zip`
}

/** Whether an object is an archive: archives are not part of archives. */
export function isArchiveKey(userId: string, key: string): boolean {
  const prefix = prefixOf(userId)
  return key.startsWith(`${prefix}exports/`) || key.startsWith(`${prefix}imports/`)
}

/** The name under which an archive is saved. */
export function archiveFileName(at: Date): string {
  return `${product.name.toLowerCase()}-export-${iso(at).slice(0, 10)}.zip`
}
