import { type ArchiveRecord, type DataPolicy, erasedInSlices } from "../kernel/data-policy"
import type { Deps } from "../kernel/deps"
import { readNotice, wordNotice } from "../wording/notice"
import { notifications } from "./tables.server"

/** Replaces stored codes with the text that the user sees. */
async function inWords(_: Deps, records: ArchiveRecord[]): Promise<ArchiveRecord[]> {
  return records.map(({ words, title, body, ...record }) => ({
    ...record,
    ...wordNotice(readNotice({ words, title: String(title), body: String(body) })),
  }))
}

export const notificationsPolicy: DataPolicy = {
  table: notifications,
  retention: { kept: "with the account" },
  archive: { kind: "notifications", about: "your inbox", restored: false, complete: inWords },
  deletion: erasedInSlices,
}
