import * as z from "zod"
import { type Budget, listFiles, type PackedFile, UnreadableArchive, unpacked } from "../../files/unzip"
import { yieldToOthers } from "../../kernel/yield-to-others"
import { archiveFormat, archiveVersion } from "../archive-format"
import { type RestoredKind, type RestoredRecords, restoredKinds } from "../archive-schema"
import { filesLimit, newBudget } from "../rules"
import { splitRecords } from "./split-records"

/** A file's content around its records, which are already removed. */
const Frame = z.object({
  format: z.literal(archiveFormat),
  version: z.number(),
  kind: z.string(),
  records: z.tuple([]),
})

export interface Archive {
  /**
   * Yields the validated records of one kind from index `from` on, each with its text length; none if the archive has
   * no such file. Yields to other work while reading.
   */
  records<K extends RestoredKind>(
    kind: K,
    from?: number,
    budget?: Budget,
  ): AsyncGenerator<FoundRecord<RestoredRecords[K]>>
}

interface FoundRecord<T> {
  record: T
  length: number
}

/** In the order of checking and storing: dependencies come first. */
export const kindNames = Object.keys(restoredKinds).filter(isKind)
function isKind(name: string): name is RestoredKind {
  return name in restoredKinds
}

/** Opens an archive. Throws `UnreadableArchive` if it is not a ZIP or not one of ours. */
export function openArchiveFile(zip: Uint8Array): Archive {
  const files = listFiles(zip, filesLimit)
  const byKind = new Map(kindNames.map((kind) => [kind, only(files, `${kind}.json`)]))
  if (!byKind.get("account")) {
    throw new UnreadableArchive({ code: "archive_no_account" })
  }
  return {
    async *records(kind, from = 0, budget = newBudget()) {
      const file = byKind.get(kind)
      if (file) yield* recordsOf(kind, file, from, budget)
    },
  }
}

function only(files: PackedFile[], name: string): PackedFile | null {
  const [file, another] = files.filter((one) => one.name === name)
  if (another) throw new UnreadableArchive({ code: "archive_twice", file: name })
  return file ?? null
}

async function* recordsOf<K extends RestoredKind>(
  kind: K,
  file: PackedFile,
  from: number,
  budget: Budget,
): AsyncGenerator<FoundRecord<RestoredRecords[K]>> {
  const schema: z.ZodType<RestoredRecords[K]> = restoredKinds[kind]
  const texts = splitRecords(decoded(unpacked(file, budget), file.name))
  let count = 0
  for (let next = await texts.next(); ; next = await texts.next()) {
    if (next.done) return checkFrame(kind, file.name, next.value)
    count += 1
    if (count <= from) continue
    const record = schema.safeParse(parsed(next.value, file.name))
    if (!record.success) throw wrongRecord(file.name, count, record.error)
    yield { record: record.data, length: next.value.length }
  }
}

/** Bytes read without yielding. */
const bytesAtOnce = 64 * 1024

async function* decoded(pieces: Iterable<Uint8Array>, name: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let read = 0
  try {
    for (const piece of pieces) {
      yield decoder.decode(piece, { stream: true })
      read += piece.length
      if (read < bytesAtOnce) continue
      read = 0
      await yieldToOthers()
    }
    yield decoder.decode()
  } catch (error) {
    if (error instanceof UnreadableArchive) throw error
    throw new UnreadableArchive({ code: "archive_no_text", file: name })
  }
}

function checkFrame(kind: string, name: string, around: string): void {
  const frame = Frame.safeParse(parsed(around, name)).data
  if (!frame || frame.kind !== kind) throw new UnreadableArchive({ code: "archive_foreign", file: name })
  if (frame.version !== archiveVersion) {
    throw new UnreadableArchive({
      code: "archive_version",
      file: name,
      version: frame.version,
      readable: archiveVersion,
    })
  }
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableArchive({ code: "archive_no_json", file: name })
  }
}

function wrongRecord(file: string, record: number, { issues: [issue] }: z.ZodError): UnreadableArchive {
  return new UnreadableArchive({ code: "archive_record", file, record, field: issue?.path.join(".") ?? "" })
}
