import type { Bucket } from "../../app/domain/kernel/deps"
import { hasRetention } from "../../app/domain/retention/bucket-prefixes"
import { writeObject } from "./bucket-write"

/** R2 as the product's object store. */
export function bucketOf(bucket: R2Bucket): Bucket {
  return {
    put: async (key, body, contentType) => bucket.put(requireRetention(key), body, { httpMetadata: { contentType } }),
    write: async (key, pieces, contentType) => writeObject(bucket, requireRetention(key), pieces, contentType),
    async get(key) {
      const found = await bucket.get(key)
      if (!found) return null
      const contentType = found.httpMetadata?.contentType ?? "application/octet-stream"
      return { body: found.body, bytes: found.size, contentType }
    },
    head: (key) => bucket.head(key),
    async list(prefix, cursor, before) {
      const listed = await bucket.list({ prefix, cursor: cursor ?? undefined })
      const wanted = listed.objects.filter(({ uploaded }) => !before || uploaded < before)
      return { keys: wanted.map(({ key }) => key), cursor: listed.truncated ? listed.cursor : null }
    },
    delete: (keys) => bucket.delete(keys),
  }
}

/** Throws for a key outside every retention rule, because nothing would ever delete the object. */
function requireRetention(key: string): string {
  if (!hasRetention(key)) throw new Error(`No retention rule covers the key ${key}.`)
  return key
}
