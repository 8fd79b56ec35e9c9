import { decodeHTML } from "entities"
import { unzipSync } from "fflate"
import { FileFault, type TableRow } from "../../files/table-fault"

/** Maximum unpacked size of one part in bytes. 50,000 rows of a platform's export take about half. */
const maxPartBytes = 20 * 1024 * 1024
const wanted = /^xl\/(?:sharedStrings\.xml|worksheets\/sheet1\.xml)$/u

export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/**
 * Opens an Excel file. Each call of the returned function yields the rows of its first sheet, one at a time. Dates are
 * serial numbers. Throws `FileFault`.
 */
export function openXlsx(bytes: Uint8Array): () => Generator<TableRow> {
  const parts = unpack(bytes)
  const sheet = parts["xl/worksheets/sheet1.xml"]
  if (!sheet) throw new FileFault(1, "not_xlsx", "The file is not an Excel workbook, or it has no sheet.")
  const decoder = new TextDecoder()
  const strings = sharedStrings(decoder.decode(parts["xl/sharedStrings.xml"] ?? new Uint8Array()))
  const xml = decoder.decode(sheet)
  return () => readSheet(xml, strings)
}

function* readSheet(xml: string, strings: string[]): Generator<TableRow> {
  let last = 0
  for (const [row = ""] of xml.matchAll(/<row\b[^>]*?(?:\/>|>.*?<\/row>)/gsu)) {
    const line = Number(/\br="(\d+)"/u.exec(row.slice(0, 200))?.[1] ?? last + 1)
    last = line
    const cells: string[] = []
    for (const [, attributes = "", content = ""] of row.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gsu)) {
      const column = columnOf(/\br="([A-Z]+)/u.exec(attributes)?.[1]) ?? cells.length
      while (cells.length < Math.min(column, maxColumns)) cells.push("")
      cells[Math.min(column, maxColumns)] = cellText(attributes, content, strings)
    }
    yield { line, cells }
  }
}

const maxColumns = 200

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let isTooLarge = false
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    isTooLarge ||= wanted.test(name) && originalSize > maxPartBytes
    return wanted.test(name) && originalSize <= maxPartBytes
  }
  try {
    const parts = unzipSync(bytes, { filter })
    if (!isTooLarge) return parts
  } catch {
    throw new FileFault(1, "not_xlsx", "The Excel file is damaged and cannot be unpacked.")
  }
  throw new FileFault(1, "too_large", "The Excel file is larger than we can read. Save it as CSV instead.")
}

function sharedStrings(xml: string): string[] {
  return [...xml.matchAll(/<si\b[^>]*?(?:\/>|>(.*?)<\/si>)/gsu)].map(([, content = ""]) => textOf(content))
}

const textOf = (xml: string) =>
  [...xml.matchAll(/<t\b[^>]*>(.*?)<\/t>/gsu)].map(([, text = ""]) => decodeHTML(text)).join("")

function cellText(attributes: string, content: string, strings: string[]): string {
  const type = /\bt="(\w+)"/u.exec(attributes)?.[1]
  if (type === "inlineStr") return textOf(content)
  const value = decodeHTML(/<v\b[^>]*>(.*?)<\/v>/su.exec(content)?.[1] ?? "")
  return type === "s" ? (strings[Number(value)] ?? "") : value
}

function columnOf(letters: string | undefined): number | null {
  if (!letters) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
