import type { ArchiveKind, DataPolicy } from "../kernel/data-policy"

/** A kind of record with the table that holds it. */
export type ArchivedTable = ArchiveKind & Pick<DataPolicy, "table">

/** The tables that an archive shows, in its order. */
export const archivedTables = (policies: readonly DataPolicy[]): ArchivedTable[] =>
  policies.flatMap(({ table, archive }) => ("kind" in archive ? [{ ...archive, table }] : []))
