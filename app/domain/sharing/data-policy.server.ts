import { day } from "../kernel/clock"
import { type DataPolicy, erasedAtOnce } from "../kernel/data-policy"
import { shares } from "./tables.server"

export const sharesPolicy: DataPolicy = {
  table: shares,
  retention: {
    kept: "with the account; 30 days after it was revoked",
    age: { task: "purge.shares", since: shares.endedAt, keepFor: 30 * day },
  },
  archive: {
    kind: "shared-links",
    about: "the links you made to share documents, and how often each was opened; not the addresses themselves",
    restored: false,
    leftOut: ["tokenHash", "passcodeHash", "wrongPasscodes"],
  },
  deletion: erasedAtOnce,
}
