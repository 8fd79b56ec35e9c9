import { dataPolicies } from "../../data-policies.server"

/** Each kind of record that users find in their export, and how long it is kept; from the rules that the purge follows. */
export function keptData(): { about: string; kept: string }[] {
  return dataPolicies.flatMap(({ archive, retention }) =>
    "kind" in archive ? [{ about: archive.about, kept: retention.kept }] : [],
  )
}
