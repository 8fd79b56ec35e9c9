import type { ArchiveKind, DataPolicy } from "../kernel/data-policy"

/** An archive kind together with its table. */
export type ArchivedTable = ArchiveKind & Pick<DataPolicy, "table">

/** The archived tables, in archive order. */
export const archivedTables = (policies: readonly DataPolicy[]): ArchivedTable[] =>
  policies.flatMap(({ table, archive }) => ("kind" in archive ? [{ ...archive, table }] : []))
