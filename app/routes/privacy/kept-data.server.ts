import { dataPolicies } from "../../data-policies.server"
import type { KeptData } from "./kept-table"

/** Each kind of record in a user's export, and its retention period, from the same rules that the purge follows. */
export function keptData(): KeptData[] {
  return dataPolicies.flatMap(({ archive, retention }) =>
    "kind" in archive ? [{ about: archive.about, kept: retention.kept }] : [],
  )
}
