/**
 * Decodes a downloaded document: by its byte order mark, its Content-Type header, its own declaration, or else as
 * UTF-8.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 300))
  const declared =
    /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1] ?? /encoding\s*=\s*["']([\w-]+)/i.exec(head)?.[1]
  const mark = head.startsWith("\xef\xbb\xbf") ? "utf-8" : head.startsWith("\xff\xfe") ? "utf-16le" : null
  return decoder(mark ?? declared ?? "utf-8").decode(bytes)
}

function decoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}
