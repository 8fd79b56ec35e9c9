import { PdfFault } from "./pdf-fault"

/** A raw stream of a PDF, with the relevant values of its dictionary. */
export interface RawStream {
  dictionary: string
  data: Uint8Array
}

const longestDictionary = 4000
const maxStreams = 20_000

/**
 * Lists every stream of a PDF, whatever refers to it, without a parser: objects that contain streams are never
 * compressed themselves. The text is Latin-1, so that positions in it are byte offsets.
 */
export function* rawStreams(bytes: Uint8Array, text: string): Generator<RawStream> {
  let from = 0
  let count = 0
  let spent = 0
  let numbers: Map<string, number> | null = null
  const held = (name: string) => {
    numbers ??= numbersIn(text)
    return numbers.get(name) ?? 0
  }
  for (;;) {
    const at = text.indexOf("stream", from)
    if (at < 0) return
    from = at + 6
    if (text.slice(at - 3, at) === "end") continue
    const dictionary = dictionaryBefore(text, at)
    if (dictionary === null) continue
    const start = text[at + 6] === "\r" ? (text[at + 7] === "\n" ? at + 8 : at + 7) : at + 7
    const marked = text.indexOf("endstream", start)
    const end = Math.min(bytes.length, Math.max(marked < 0 ? bytes.length : marked, start + lengthIn(dictionary, held)))
    spent += end - start
    // Overlapping streams that claim the whole file would be read again and again.
    if (++count > maxStreams || spent > 3 * bytes.length) throw new PdfFault("pdf_malformed")
    yield { dictionary, data: bytes.subarray(start, end) }
    if (marked >= 0) from = marked + 9
  }
}

function dictionaryBefore(text: string, at: number): string | null {
  const before = text.slice(Math.max(0, at - longestDictionary), at)
  const open = before.search(/\bobj\b(?![\s\S]*\bobj\b)/)
  const found = open < 0 ? before : before.slice(open + 3)
  if (!/>>\s*$/.test(found)) return null
  return found.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** Finds all objects that contain a number, by name, in one pass: a file may have thousands. */
function numbersIn(text: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const [, number = "", generation = "", value = ""] of text.matchAll(numberObject)) {
    const name = `${Number(number)} ${Number(generation)}`
    if (!found.has(name)) found.set(name, Number(value))
  }
  return found
}

const numberObject = /(?<!\d)(\d{1,9})[ \r\n\t]{1,9}(\d{1,5})[ \r\n\t]{1,9}obj[ \r\n\t]{0,9}(\d{1,9})/g

/** The length in a dictionary, given directly or by reference to another object. */
function lengthIn(dictionary: string, held: (name: string) => number): number {
  const [, number = "0", generation] = /\/Length\s+(\d{1,9})(?:\s+(\d{1,5})\s+R)?/.exec(dictionary) ?? []
  return generation === undefined ? Number(number) : held(`${Number(number)} ${Number(generation)}`)
}
