import { type DataPolicy, erasedInSlices } from "../kernel/data-policy"
import { growthEntries } from "./tables.server"

export const entriesPolicy: DataPolicy = {
  table: growthEntries,
  retention: { kept: "with the account" },
  archive: {
    kind: "reflections",
    about: "your Growth Pulse answers with their analysis, and the follow-up questions you answered",
    restored: true,
    json: ["star"],
  },
  deletion: erasedInSlices,
}
