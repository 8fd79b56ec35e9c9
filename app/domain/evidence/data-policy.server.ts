import { type DataPolicy, erasedInSlices } from "../kernel/data-policy"
import { evidence } from "./tables.server"

export const evidencePolicy: DataPolicy = {
  table: evidence,
  retention: { kept: "with the account" },
  archive: {
    kind: "evidence",
    about: "your evidence, word for word, with where it came from; retired items too",
    restored: true,
  },
  deletion: erasedInSlices,
}
