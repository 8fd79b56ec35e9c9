import { type DataPolicy, erasedInSlices } from "../kernel/data-policy"
import { uploads } from "./tables.server"

export const uploadsPolicy: DataPolicy = {
  table: uploads,
  retention: { kept: "a day, with the file", tasks: ["purge.uploads"] },
  archive: { kind: "uploads", about: "files you uploaded during the last day to have them read", restored: false },
  deletion: erasedInSlices,
}
