import { contentTypeNames } from "../document/kinds"
import { treeOfValue } from "../document/stored-tree"
import type { ArchiveRecord } from "../kernel/data-policy"
import type { Deps } from "../kernel/deps"

/** Documents as archived: each with its tree, including those stored before trees were introduced. */
export async function withTrees(_: Deps, records: ArchiveRecord[]): Promise<ArchiveRecord[]> {
  return records.map(withTree)
}

function withTree(record: ArchiveRecord): ArchiveRecord {
  const { structured, ...rest } = record
  const type = contentTypeNames.find((name) => name === record.type)
  if (!type) return record
  try {
    // The column holds only JSON that the product wrote.
    const document = record.document as Parameters<typeof treeOfValue>[1]
    return { ...rest, document: treeOfValue(type, document, structured) }
  } catch {
    // An unreadable document must not fail the whole export, so it is exported as stored.
    return record
  }
}
