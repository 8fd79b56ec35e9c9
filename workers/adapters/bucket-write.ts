/**
 * R2 requires multipart parts of at least 5 MiB, all the same size except the last. An upload buffers one part in
 * memory.
 */
const partSize = 8 * 1024 * 1024

/** Stores an object from chunks of unknown total length. Returns its size in bytes. */
export async function writeObject(
  bucket: R2Bucket,
  key: string,
  pieces: AsyncIterable<Uint8Array>,
  contentType: string,
): Promise<number> {
  const options = { httpMetadata: { contentType } }
  const part = new Uint8Array(partSize)
  let filled = 0
  let bytes = 0
  let upload: R2MultipartUpload | null = null
  const parts: R2UploadedPart[] = []
  try {
    for await (const piece of pieces) {
      bytes += piece.length
      for (let at = 0; at < piece.length; ) {
        const taken = piece.subarray(at, at + partSize - filled)
        part.set(taken, filled)
        filled += taken.length
        at += taken.length
        if (filled < partSize) continue
        upload ??= await bucket.createMultipartUpload(key, options)
        parts.push(await upload.uploadPart(parts.length + 1, part))
        filled = 0
      }
    }
    const rest = part.subarray(0, filled)
    if (!upload) await bucket.put(key, rest, options)
    else {
      if (filled > 0) parts.push(await upload.uploadPart(parts.length + 1, rest))
      await upload.complete(parts)
    }
    return bytes
  } catch (error) {
    await upload?.abort().catch(() => undefined)
    throw error
  }
}
