import type { Bucket } from "../../kernel/deps"
import type { Picture } from "./picture"

/** A picture's key is the SHA-256 of its bytes: duplicates are stored once, and content never changes. */
const keyPattern = /^[0-9a-f]{64}$/

/** Stores a validated picture and returns its key. */
export async function storePicture(bucket: Bucket, bytes: Uint8Array<ArrayBuffer>, picture: Picture): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes)
  const key = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")
  await bucket.put(bucketKeyOf(key), bytes, picture.contentType)
  return key
}

/** A stored picture; null if there is none or the key is malformed. */
export async function findPicture(bucket: Bucket, key: string) {
  return keyPattern.test(key) ? bucket.get(bucketKeyOf(key)) : null
}

export const mediaPrefix = "media/"
const bucketKeyOf = (key: string) => mediaPrefix + key
/** The picture key of a bucket key. */
export const pictureKeyOf = (place: string) => place.slice(mediaPrefix.length)
