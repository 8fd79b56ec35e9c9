import type { DataPolicy } from "../kernel/data-policy"
import { deletions } from "./tables.server"

export const deletionsPolicy: DataPolicy = {
  table: deletions,
  retention: { kept: "until nothing of the account is left" },
  archive: { not: "there is none while the account stands" },
  deletion: { not: "the row goes with the deletion's last step" },
}
