import { type DataPolicy, erasedInPieces } from "../kernel/data-policy"
import { notifications } from "./tables.server"

export const notificationsPolicy: DataPolicy = {
  table: notifications,
  retention: { kept: "with the account" },
  archive: { kind: "notifications", about: "your inbox", restored: false },
  deletion: erasedInPieces,
}
