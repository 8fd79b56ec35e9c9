import * as z from "zod"
import { matchBands, matchStatuses } from "../job-analysis/analysis"
import { requirementKinds, workModes } from "../job-analysis/reading/posting"
import { applicationStatuses, longestPosting, noteLimits, postingFacts, sourceKinds } from "../job-analysis/rules"
import { moment, recordId, shortText, textUpTo } from "./archived-values"

const day = z.iso.date()
const percent = z.number().int().min(0).max(100)
const fact = textUpTo(500)
const requirementId = textUpTo(40)

const requirement = z.object({
  id: requirementId,
  quote: textUpTo(5000).min(1),
  must: z.boolean(),
  kind: z.enum(requirementKinds),
})

const match = z.object({
  version: z.number().int().min(1).max(1000),
  score: percent,
  band: z.enum(matchBands),
  parts: z.object({
    qualifications: percent.nullable(),
    responsibilities: percent.nullable(),
    keywords: percent.nullable(),
    title: percent.nullable(),
  }),
  requirements: z
    .array(
      z.object({
        requirementId,
        status: z.enum(matchStatuses),
        evidence: z
          .array(z.object({ from: z.enum(["achievement", "history", "skill"]), id: shortText, text: textUpTo(5000) }))
          .max(50),
        reason: textUpTo(500).nullable(),
      }),
    )
    .max(500),
  at: moment,
  lines: z.number().int().min(0).max(1_000_000),
})

/** A job posting of an archive, with what its owner noted about it. */
export const ArchivedPosting = z.object({
  id: recordId,
  trashed: z.union([z.literal(0), z.literal(1)]),
  version: z.number().int().min(1).max(1_000_000),
  status: z.enum(applicationStatuses),
  statusDates: z.partialRecord(z.enum(applicationStatuses), day),
  nextStep: textUpTo(noteLimits.nextStep),
  nextStepOn: day.nullable(),
  sourceKind: z.enum(sourceKinds),
  source: textUpTo(2100),
  title: fact,
  company: fact,
  location: fact,
  workMode: z.enum(workModes).nullable(),
  pay: fact,
  closingDate: day.nullable(),
  skills: z.array(z.object({ name: shortText, concept: shortText })).max(200),
  isEnglish: z.boolean(),
  ownFacts: z.array(z.enum(postingFacts)).max(postingFacts.length),
  notMine: z.array(requirementId).max(500),
  readBy: shortText,
  promptVersion: z.number().int().min(1).max(1000),
  score: percent.nullable(),
  createdAt: moment,
  updatedAt: moment,
  trashedAt: moment.nullable(),
  requirements: z.array(requirement).max(500),
  match: match.nullable(),
  notes: textUpTo(noteLimits.notes),
  text: textUpTo(longestPosting),
})
export type ArchivedPosting = z.output<typeof ArchivedPosting>
