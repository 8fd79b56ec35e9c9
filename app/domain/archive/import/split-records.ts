import { UnreadableArchive } from "../../files/unzip"
import { recordLimit } from "../rules"

const codes = { quote: 34, backslash: 92, openList: 91, closeList: 93, open: 123, close: 125 } as const

const tooLong = () => new UnreadableArchive({ code: "archive_record_too_long" })

/**
 * Yields a file's records as texts, one at a time, so that a large file is never entirely in memory, and returns the
 * content around them. A record is an object in a list in an object, whatever the formatting.
 */
export async function* splitRecords(pieces: AsyncIterable<string>): AsyncGenerator<string, string> {
  let around = ""
  let record = ""
  let depth = 0
  let inText = false
  let isEscaped = false
  for await (const piece of pieces) {
    let from = 0
    for (let i = 0; i < piece.length; i++) {
      const code = piece.charCodeAt(i)
      if (inText) {
        if (isEscaped) isEscaped = false
        else if (code === codes.backslash) isEscaped = true
        else if (code === codes.quote) inText = false
      } else if (code === codes.quote) inText = true
      else if (code === codes.open || code === codes.openList) {
        depth += 1
        if (depth !== 3) continue
        around += betweenRecords(around, piece.slice(from, i))
        from = i
      } else if (code === codes.close || code === codes.closeList) {
        depth -= 1
        if (depth !== 2) continue
        yield record + piece.slice(from, i + 1)
        record = ""
        from = i + 1
      }
    }
    if (depth >= 3) record += piece.slice(from)
    else around += betweenRecords(around, piece.slice(from))
    if (record.length > recordLimit || around.length > recordLimit) throw tooLong()
  }
  return around
}

/** Drops commas between records, of which there may be many. */
function betweenRecords(around: string, text: string): string {
  return around.trimEnd().endsWith("[") && /^[\s,]*$/.test(text) ? "" : text.replace(/^[\s,]*(?=\])/, "")
}
