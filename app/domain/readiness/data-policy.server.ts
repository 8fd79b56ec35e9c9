import { type DataPolicy, erasedInSlices } from "../kernel/data-policy"
import { readinessSnapshots } from "./tables.server"

export const snapshotsPolicy: DataPolicy = {
  table: readinessSnapshots,
  retention: { kept: "35 days, removed by the daily snapshot" },
  archive: {
    kind: "readiness",
    about: "your readiness score on each day",
    restored: true,
    json: ["percentages"],
  },
  deletion: erasedInSlices,
}
