import { trashDays } from "../document/kinds"
import { day } from "../kernel/clock"
import { type DataPolicy, erasedInPieces } from "../kernel/data-policy"
import { contents } from "./tables.server"
import { withTrees } from "./with-trees"

export const contentsPolicy: DataPolicy = {
  table: contents,
  retention: {
    kept: `with the account; in the trash for ${trashDays} days`,
    age: { task: "purge.trash", since: contents.trashedAt, keepFor: trashDays * day },
  },
  archive: {
    kind: "documents",
    about: "your documents, including those in the trash, with the evidence for each sentence",
    restored: true,
    json: ["document", "structured"],
    page: 50,
    complete: withTrees,
  },
  deletion: erasedInPieces,
}
