import type { DataPolicy } from "../kernel/data-policy"
import { deletions } from "./tables.server"

export const deletionsPolicy: DataPolicy = {
  table: deletions,
  retention: { kept: "until everything in the account is gone" },
  archive: { not: "none exists while the account does" },
  deletion: { not: "the deletion's last step removes the row" },
}
