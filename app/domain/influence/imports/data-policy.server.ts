import { type DataPolicy, erasedInSlices } from "../../kernel/data-policy"
import { engagementImports, stagedEngagements } from "./tables.server"

export const engagementImportsPolicy: DataPolicy = {
  table: engagementImports,
  retention: { kept: "the newest, until another export is imported; with the account" },
  archive: {
    kind: "engagement-imports",
    about: "the platform export you imported last: its name and its result",
    restored: false,
  },
  deletion: erasedInSlices,
}

export const stagedEngagementsPolicy: DataPolicy = {
  table: stagedEngagements,
  retention: { kept: "until the import they belong to has ended" },
  archive: {
    kind: "staged-engagement",
    about: "rows of an export whose import has not ended",
    restored: false,
  },
  deletion: erasedInSlices,
}
