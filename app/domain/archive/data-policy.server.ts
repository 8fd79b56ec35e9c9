import { type DataPolicy, erasedInPieces } from "../kernel/data-policy"
import { archives } from "./tables.server"

export const archivesPolicy: DataPolicy = {
  table: archives,
  retention: { kept: "an export for 7 days, an import for 2", tasks: ["purge.archives"] },
  archive: {
    kind: "archives",
    about: "your earlier exports and imports",
    restored: false,
    leftOut: ["progress"],
    json: ["summary"],
  },
  deletion: erasedInPieces,
}
