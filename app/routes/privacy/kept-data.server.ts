import { dataPolicies } from "../../data-policies.server"
import type { KeptData } from "./kept-table"

/** Each kind of record that users find in their export, and how long it is kept; from the rules that the purge follows. */
export function keptData(): KeptData[] {
  return dataPolicies.flatMap(({ archive, retention }) =>
    "kind" in archive ? [{ about: archive.about, kept: retention.kept }] : [],
  )
}
