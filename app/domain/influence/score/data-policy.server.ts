import { type DataPolicy, erasedInSlices } from "../../kernel/data-policy"
import { historyDays } from "../piece-limits"
import { influenceScores } from "./tables.server"

export const influencePolicy: DataPolicy = {
  table: influenceScores,
  retention: { kept: `with the account; its history for ${historyDays} days` },
  archive: {
    kind: "influence",
    about: "your influence score, its parts and its history (recalculated by an import, except the history)",
    restored: true,
    leftOut: ["inputs", "calculated"],
  },
  deletion: erasedInSlices,
}
