import { day } from "../../kernel/clock"
import { type DataPolicy, erasedInSlices } from "../../kernel/data-policy"
import { restorableDays } from "../piece-limits"
import { engagements } from "./tables.server"

export const engagementsPolicy: DataPolicy = {
  table: engagements,
  retention: {
    kept: `with the account; ${restorableDays} days after it is deleted`,
    age: { task: "purge.engagements", since: engagements.deletedAt, keepFor: restorableDays * day },
  },
  archive: {
    kind: "engagement",
    about: "your published pieces with every reading of their likes, comments, shares and views",
    restored: true,
  },
  deletion: erasedInSlices,
}
