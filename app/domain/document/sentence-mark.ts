import type { Claim } from "../evidence/schema"
import { textHash } from "../kernel/text-hash"

/** A short mark of what a sentence says and how it stands, by which it is found again in a later version of its text. */
export function markOf({ text, status }: Pick<Claim, "text" | "status">): string {
  return `${status[0]}${textHash(text).toString(36)}`
}
