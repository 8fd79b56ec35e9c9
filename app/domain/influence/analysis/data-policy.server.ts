import { type DataPolicy, erasedInSlices } from "../../kernel/data-policy"
import { contentAnalyses } from "./tables.server"

export const analysesPolicy: DataPolicy = {
  table: contentAnalyses,
  retention: { kept: "with the account" },
  archive: {
    kind: "content-analyses",
    about: "the texts you had analyzed, with their scores and feedback",
    restored: true,
    page: 100,
  },
  deletion: erasedInSlices,
}
