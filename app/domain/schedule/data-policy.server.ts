import { day } from "../kernel/clock"
import { type DataPolicy, noUserData } from "../kernel/data-policy"
import { cronRuns } from "./tables.server"

export const cronRunsPolicy: DataPolicy = {
  table: cronRuns,
  retention: { kept: "60 days", age: { task: "purge.cron-runs", since: cronRuns.startedAt, keepFor: 60 * day } },
  ...noUserData,
}
