import { type DataPolicy, erasedInSlices, noUserData } from "../kernel/data-policy"
import { runRetention } from "./rules"
import { aiRuns, breakers } from "./tables.server"

export const aiRunsPolicy: DataPolicy = {
  table: aiRuns,
  retention: {
    kept: "90 days",
    age: { task: "purge.ai-runs", since: aiRuns.createdAt, keepFor: runRetention },
  },
  archive: {
    kind: "ai-runs",
    about: "every request sent to an AI provider on your behalf, with its content",
    restored: false,
    page: 100,
  },
  deletion: erasedInSlices,
}

export const breakersPolicy: DataPolicy = {
  table: breakers,
  retention: { kept: "one row per provider", isFixed: true },
  ...noUserData,
}
