import { trashDays } from "../document/kinds"
import { day } from "../kernel/clock"
import { type DataPolicy, erasedInSlices } from "../kernel/data-policy"
import { contents, contentVersions } from "./tables.server"
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
  deletion: erasedInSlices,
}

export const contentVersionsPolicy: DataPolicy = {
  table: contentVersions,
  retention: {
    kept: `with their document, the newest 50 and those with a name; in the trash for ${trashDays} days`,
    age: { task: "purge.versions", since: contentVersions.trashedAt, keepFor: trashDays * day },
  },
  archive: {
    kind: "document-versions",
    about: "earlier versions of your documents",
    restored: false,
    json: ["document", "structured"],
    page: 100,
  },
  deletion: erasedInSlices,
}
