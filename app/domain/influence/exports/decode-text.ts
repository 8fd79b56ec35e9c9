import { FileFault } from "../../files/table-fault"

/** Decodes a table file: UTF-8, or UTF-16 with a byte order mark. Throws `FileFault` for anything else. */
export function decodeText(bytes: Uint8Array): string {
  const [a, b] = bytes
  const isUtf16 = (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)
  const text = isUtf16 ? new TextDecoder(a === 0xff ? "utf-16le" : "utf-16be").decode(bytes) : decodeUtf8(bytes)
  const at = text.indexOf("\0")
  if (at >= 0) {
    const line = lineAt(text, at)
    throw new FileFault(line, "control_character", `Line ${line} contains a NUL byte.`)
  }
  if (/^\s*<(?:!doctype|html|\?xml|head|body)/iu.test(text.slice(0, 200))) {
    throw new FileFault(1, "not_csv", "The file is a web page, not a table.")
  }
  return text
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    // The replacement character shows the position of the first invalid byte.
    const text = new TextDecoder("utf-8").decode(bytes)
    const line = lineAt(text, text.indexOf("\uFFFD"))
    throw new FileFault(line, "not_utf8", `Line ${line} has a byte that is not UTF-8. Save the file as CSV UTF-8.`)
  }
}

const lineAt = (text: string, at: number) => text.slice(0, at).split("\n").length
