import { selectReadable } from "../../content/documents.server"
import type { DataPolicy } from "../../kernel/data-policy"
import type { Deps } from "../../kernel/deps"
import { recordFile } from "../archive-format"
import { type ArchivedTable, archivedTables } from "../archive-kinds.server"
import { isArchiveKey, prefixOf } from "../object-keys"
import { archiveReadme } from "./archive-readme"
import { documentFileName, documentFileText } from "./document-file"
import { nextLimit, readRecords } from "./read-records.server"
import { type ArchiveFile, zipStream } from "./zip-stream"

/** Streams all data about a user as a ZIP. Memory stays bounded at any size. */
export function writeArchive(deps: Deps, userId: string, policies: readonly DataPolicy[]): AsyncGenerator<Uint8Array> {
  return zipStream(filesOf(deps, userId, archivedTables(policies)))
}

async function* filesOf(deps: Deps, userId: string, kinds: ArchivedTable[]): AsyncGenerator<ArchiveFile> {
  yield { name: "README.txt", pieces: [archiveReadme(kinds)] }
  for (const kind of kinds) {
    yield { name: `${kind.kind}.json`, pieces: recordFile(kind.kind, readRecords(deps, userId, kind)) }
  }
  yield* documentFiles(deps, userId)
  yield* uploads(deps, userId)
}

async function* documentFiles(deps: Deps, userId: string): AsyncGenerator<ArchiveFile> {
  for (const trashed of [0, 1]) {
    let after = ""
    let limit = documentsPerPage
    for (;;) {
      const rows = await selectReadable(deps, userId, trashed, after, limit)
      for (const row of rows) yield { name: documentFileName(row), pieces: [documentFileText(row)] }
      const last = rows.at(-1)
      if (!last || rows.length < limit) break
      limit = nextLimit(rows, documentsPerPage)
      after = last.id
    }
  }
}

const documentsPerPage = 50

/** The user's objects in the bucket, except archives. */
async function* uploads({ bucket }: Deps, userId: string): AsyncGenerator<ArchiveFile> {
  let cursor: string | null = null
  do {
    const listed: { keys: string[]; cursor: string | null } = await bucket.list(prefixOf(userId), cursor)
    for (const key of listed.keys) {
      if (isArchiveKey(userId, key)) continue
      const found = await bucket.get(key)
      if (found) yield { name: uploadName(key.slice(prefixOf(userId).length)), pieces: chunksOf(found.body) }
    }
    cursor = listed.cursor
  } while (cursor !== null)
}

const uploadName = (rest: string) => (rest.startsWith("uploads/") ? rest : `uploads/${rest}`)

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
}
