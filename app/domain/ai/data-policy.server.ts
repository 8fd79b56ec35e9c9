import { type DataPolicy, erasedInPieces, ofNobody } from "../kernel/data-policy"
import { keepRunsFor } from "./rules"
import { aiRuns, breakers } from "./tables.server"

export const aiRunsPolicy: DataPolicy = {
  table: aiRuns,
  retention: {
    kept: "90 days",
    age: { task: "purge.ai-runs", since: aiRuns.createdAt, keepFor: keepRunsFor },
  },
  archive: {
    kind: "ai-runs",
    about: "every request sent to an AI provider on your behalf, with its content",
    restored: false,
    page: 100,
  },
  deletion: erasedInPieces,
}

export const breakersPolicy: DataPolicy = {
  table: breakers,
  retention: { kept: "one row per provider", isFixed: true },
  ...ofNobody,
}
