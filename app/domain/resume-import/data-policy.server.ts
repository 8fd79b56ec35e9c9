import { type DataPolicy, erasedInSlices } from "../kernel/data-policy"
import { resumeImports } from "./tables.server"

export const resumeImportsPolicy: DataPolicy = {
  table: resumeImports,
  retention: { kept: "only the newest, until you bring another; with the account" },
  archive: {
    kind: "resume-imports",
    about: "the resume you brought last, as we read it",
    restored: false,
  },
  deletion: erasedInSlices,
}
