import * as z from "zod"
import { lineLimits, lineStates, maxFollowUps } from "../achievements/rules"
import { ProfileUpdate } from "../career/schema"
import { evidenceFields, evidenceKinds } from "../evidence/schema"
import { SubmitResponse } from "../growth-pulse/schema"
import { ChangeSettings } from "../settings/schema"
import { ArchivedDocument } from "./archived-document"
import { ArchivedAnalysis, ArchivedEngagement, ArchivedInfluence } from "./archived-influence"
import { ArchivedPosting } from "./archived-posting"
import { moment, recordId, shortText, textUpTo } from "./archived-values"

// Schemas of version 1 records for an import. An archive may be forged, so a record may contain only what its owner
// could have entered in the product.

const ids = z.array(recordId).max(100)
const count = z.number().int().min(1).max(1_000_000)

const ArchivedAccount = ChangeSettings.pick({
  firstName: true,
  lastName: true,
  timeZone: true,
  cadence: true,
  aiOff: true,
})

const part = z.object({
  score: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  spans: z.array(textUpTo(5000)).max(50),
})
const percent = z.number().int().min(0).max(100)

export const ArchivedReflection = SubmitResponse.extend({
  id: recordId,
  keywords: z.array(shortText).max(100),
  impactArticulated: z.boolean(),
  quality: percent.nullable(),
  star: z.object({ situation: part, task: part, action: part, result: part }).nullable(),
  analysedBy: shortText.nullable(),
  version: count.default(1),
  evidenceId: recordId.nullable().default(null),
  lines: ids.default([]),
  followUp: z
    .object({ about: z.enum(["result", "before", "share", "role", "object"]), question: textUpTo(500) })
    .nullable()
    .default(null),
  followUps: z
    .array(z.object({ evidenceId: recordId, question: textUpTo(500), response: textUpTo(5000), createdAt: moment }))
    .max(maxFollowUps)
    .default([]),
  createdAt: moment,
})
export type ArchivedReflection = z.output<typeof ArchivedReflection>

export const ArchivedEvidence = z.object({
  id: recordId,
  retired: z.union([z.literal(0), z.literal(1)]),
  kind: z.enum(evidenceKinds),
  field: z.enum(evidenceFields).nullable(),
  text: textUpTo(10_000).min(1),
  source: textUpTo(1000),
  subjectId: recordId.nullable(),
  createdAt: moment,
})
export type ArchivedEvidence = z.output<typeof ArchivedEvidence>

const ArchivedReadiness = z.object({
  day: z.iso.date(),
  version: z.number().int().min(1).max(1000),
  score: percent,
  percentages: z.record(shortText, z.number().min(0).max(100)),
})

const spans = z.array(textUpTo(5000)).max(50)
const day = z.iso.date()
const value = shortText.nullable()

export const ArchivedAchievement = z.object({
  id: recordId,
  version: count,
  state: z.enum(lineStates),
  text: textUpTo(lineLimits.maximum * 10).min(1),
  roleId: shortText,
  roleChoices: ids,
  place: z.number().int(),
  periodFrom: day,
  periodTo: day,
  /** Archives made before it was kept have lines of a history marked by their id alone. */
  periodOfRole: z.boolean().optional(),
  parts: z.object({ situation: spans, task: spans, action: spans, result: spans }),
  figure: z
    .object({ from: value, to: value, unit: value, counted: value, direction: z.enum(["up", "down"]).nullable() })
    .nullable(),
  skills: z.array(shortText).max(200),
  strength: percent,
  pinned: z.boolean(),
  needsLook: z.boolean(),
  added: z.array(textUpTo(2000)).max(100),
  evidence: ids,
  itemId: recordId.nullable(),
  entryId: recordId.nullable(),
  mergedInto: recordId.nullable(),
  createdAt: moment,
  updatedAt: moment,
})
export type ArchivedAchievement = z.output<typeof ArchivedAchievement>

/** The records that an import reads, by file name. Other files of an archive are never unpacked. */
export interface RestoredRecords {
  account: z.output<typeof ArchivedAccount>
  profile: ProfileUpdate
  reflections: ArchivedReflection
  evidence: ArchivedEvidence
  postings: ArchivedPosting
  documents: ArchivedDocument
  readiness: z.output<typeof ArchivedReadiness>
  achievements: ArchivedAchievement
  "content-analyses": ArchivedAnalysis
  engagement: ArchivedEngagement
  influence: ArchivedInfluence
}
export type RestoredKind = keyof RestoredRecords

export const restoredKinds: { [K in RestoredKind]: z.ZodType<RestoredRecords[K]> } = {
  account: ArchivedAccount,
  profile: ProfileUpdate,
  reflections: ArchivedReflection,
  evidence: ArchivedEvidence,
  postings: ArchivedPosting,
  documents: ArchivedDocument,
  readiness: ArchivedReadiness,
  achievements: ArchivedAchievement,
  "content-analyses": ArchivedAnalysis,
  engagement: ArchivedEngagement,
  influence: ArchivedInfluence,
}
