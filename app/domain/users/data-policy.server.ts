import { type DataPolicy, erasedAtOnce, erasedInSlices } from "../kernel/data-policy"
import { counters, profiles, users } from "./tables.server"

export const usersPolicy: DataPolicy = {
  table: users,
  retention: { kept: "until the account is deleted; a demo account for a day", tasks: ["purge.demo-accounts"] },
  archive: {
    kind: "account",
    about: "your name, email address, plan and settings",
    restored: true,
    leftOut: ["passwordHash", "emailKey"],
  },
  deletion: { atOnce: "all", inSlices: null },
}

export const profilesPolicy: DataPolicy = {
  table: profiles,
  retention: { kept: "with the account" },
  archive: { kind: "profile", about: "your profile", restored: true },
  deletion: erasedInSlices,
}

export const countersPolicy: DataPolicy = {
  table: counters,
  retention: { kept: "with the account" },
  archive: {
    kind: "figures",
    about: "running totals: plan usage, streak and counts (recounted after an import, except usage)",
    restored: false,
  },
  deletion: erasedAtOnce,
}
