import type { Bucket } from "../../app/domain/deps"
import { writeObject } from "./bucket-write"

/** R2 as the product's object store. */
export function bucketOf(bucket: R2Bucket): Bucket {
  return {
    put: (key, body, contentType) => bucket.put(key, body, { httpMetadata: { contentType } }),
    write: (key, pieces, contentType) => writeObject(bucket, key, pieces, contentType),
    async get(key) {
      const found = await bucket.get(key)
      if (!found) return null
      const contentType = found.httpMetadata?.contentType ?? "application/octet-stream"
      return { body: found.body, bytes: found.size, contentType }
    },
    head: (key) => bucket.head(key),
    async list(prefix, cursor) {
      const listed = await bucket.list({ prefix, cursor: cursor ?? undefined })
      return { keys: listed.objects.map(({ key }) => key), cursor: listed.truncated ? listed.cursor : null }
    },
    delete: (keys) => bucket.delete(keys),
  }
}
