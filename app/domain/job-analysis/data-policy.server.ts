import { day } from "../kernel/clock"
import { type DataPolicy, erasedInSlices } from "../kernel/data-policy"
import { trashDays } from "./rules"
import { jobAnalyses, jobAnalysisCounts, jobAnalysisWords } from "./tables.server"

export const jobAnalysisPolicies: readonly DataPolicy[] = [
  {
    table: jobAnalyses,
    retention: {
      kept: `with the account; in the trash for ${trashDays} days`,
      age: { task: "purge.postings", since: jobAnalyses.trashedAt, keepFor: trashDays * day },
    },
    archive: {
      kind: "postings",
      about:
        "the job postings you had us read, with their requirements, your notes and how far each application has come",
      restored: true,
      leftOut: ["words"],
      page: 50,
    },
    deletion: erasedInSlices,
  },
  {
    table: jobAnalysisWords,
    retention: { kept: "with the posting" },
    archive: {
      kind: "posting-words",
      about: "the words we find your postings by, made from their titles, companies, places and skills",
      restored: false,
    },
    deletion: erasedInSlices,
  },
  {
    table: jobAnalysisCounts,
    retention: { kept: "with the account" },
    archive: {
      kind: "application-counts",
      about: "how many of your applications are in each column of the board",
      restored: false,
    },
    deletion: erasedInSlices,
  },
]
