import { type DataPolicy, erasedInSlices } from "../kernel/data-policy"
import { achievements } from "./tables.server"

export const achievementsPolicy: DataPolicy = {
  table: achievements,
  retention: { kept: "with the account" },
  archive: {
    kind: "achievements",
    about: "your achievement lines: proposed, agreed and set aside, with the evidence each was made from",
    restored: true,
  },
  deletion: erasedInSlices,
}
