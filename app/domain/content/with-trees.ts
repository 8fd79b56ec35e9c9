import { contentTypeNames } from "../document/kinds"
import { treeOfValue } from "../document/stored-tree"
import type { ArchiveRecord } from "../kernel/data-policy"
import type { Deps } from "../kernel/deps"

/** Documents as an archive holds them: each as its tree, also those that were stored before there were trees. */
export async function withTrees(_: Deps, records: ArchiveRecord[]): Promise<ArchiveRecord[]> {
  return records.map(withTree)
}

function withTree(record: ArchiveRecord): ArchiveRecord {
  const { structured, ...rest } = record
  const type = contentTypeNames.find((name) => name === record.type)
  if (!type) return record
  try {
    // A column of JSON is read as what the product wrote into it.
    const document = record.document as Parameters<typeof treeOfValue>[1]
    return { ...rest, document: treeOfValue(type, document, structured) }
  } catch {
    // One document that cannot be read keeps nobody from the rest of what is theirs: it leaves as it is stored.
    return record
  }
}
