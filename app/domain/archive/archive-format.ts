import type { ArchiveRecord } from "../kernel/data-policy"
import { product } from "../kernel/product"

/** The format name in an archive's files, and the version of its records. */
export const archiveFormat = `${product.name.toLowerCase()}.export`
export const archiveVersion = 1

/** Serializes records in pieces, one record per line, so that files can be read and diffed. */
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
