import { type DataPolicy, erasedInSlices } from "../kernel/data-policy"
import { uploads } from "./tables.server"

export const uploadsPolicy: DataPolicy = {
  table: uploads,
  retention: { kept: "a day, with the file", tasks: ["purge.uploads"] },
  archive: { kind: "uploads", about: "files you uploaded in the last day for us to read", restored: false },
  deletion: erasedInSlices,
}
