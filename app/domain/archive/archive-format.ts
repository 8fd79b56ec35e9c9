import type { ArchiveRecord } from "../kernel/data-policy"
import { product } from "../kernel/product"

/** The word by which a file of an archive says what it is, and the version of its records. */
export const archiveFormat = `${product.name.toLowerCase()}.export`
export const archiveVersion = 1

/** A file of records as text, piece by piece: one record a line, so that it can be read and compared by eye. */
export async function* recordFile(kind: string, pages: AsyncIterable<ArchiveRecord[]>): AsyncGenerator<string> {
  const head = { format: archiveFormat, version: archiveVersion, kind }
  yield `${JSON.stringify(head).slice(0, -1)},"records":[`
  let separator = "\n"
  for await (const records of pages) {
    if (records.length === 0) continue
    yield separator + records.map((record) => JSON.stringify(record)).join(",\n")
    separator = ",\n"
  }
  yield "\n]}\n"
}
