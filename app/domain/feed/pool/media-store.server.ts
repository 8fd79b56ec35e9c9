import type { Bucket } from "../../kernel/deps"
import type { Picture } from "./picture"

/** A picture's key in the product: the SHA-256 of its bytes, so that the same picture is kept once and never changes. */
const keyPattern = /^[0-9a-f]{64}$/

/** Keeps a picture that has been checked; answers its key. */
export async function keepPicture(bucket: Bucket, bytes: Uint8Array<ArrayBuffer>, picture: Picture): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes)
  const key = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")
  await bucket.put(placeOf(key), bytes, picture.contentType)
  return key
}

/** A kept picture; null where there is none, whatever the key looks like. */
export async function findPicture(bucket: Bucket, key: string) {
  return keyPattern.test(key) ? bucket.get(placeOf(key)) : null
}

export const mediaPrefix = "media/"
const placeOf = (key: string) => mediaPrefix + key
/** The key of the picture that lies there. */
export const keyOfPlace = (place: string) => place.slice(mediaPrefix.length)
