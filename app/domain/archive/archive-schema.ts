import * as z from "zod"
import { lineLimits, lineStates, mostFollowUps } from "../achievements/rules"
import { ProfileUpdate } from "../career/schema"
import { contentTypeNames, promptLimit } from "../document/kinds"
import { ResumeContent } from "../document/resume-schema"
import { claimKinds, claimStatuses, evidenceFields, evidenceKinds, rules } from "../evidence/schema"
import { SubmitResponse } from "../growth-pulse/schema"
import { ChangeSettings } from "../settings/schema"

// The records of version 1 as an import reads them. Whoever sends an archive may have written it themselves: nothing
// in it is believed beyond what its owner could have entered here.

const moment = z.iso.datetime().max(40)
const text = (most: number) => z.string().max(most)
const short = text(200)
const id = z.string().max(60)
const ids = z.array(id).max(100)
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
  spans: z.array(text(5000)).max(50),
})
const percent = z.number().int().min(0).max(100)

export const ArchivedReflection = SubmitResponse.extend({
  id,
  keywords: z.array(short).max(100),
  impactArticulated: z.boolean(),
  quality: percent.nullable(),
  star: z.object({ situation: part, task: part, action: part, result: part }).nullable(),
  analysedBy: short.nullable(),
  version: count.default(1),
  evidenceId: id.nullable().default(null),
  lines: ids.default([]),
  followUp: z
    .object({ about: z.enum(["result", "before", "share", "role", "object"]), question: text(500) })
    .nullable()
    .default(null),
  followUps: z
    .array(z.object({ evidenceId: id, question: text(500), response: text(5000), createdAt: moment }))
    .max(mostFollowUps)
    .default([]),
  createdAt: moment,
})
export type ArchivedReflection = z.output<typeof ArchivedReflection>

export const ArchivedEvidence = z.object({
  id,
  retired: z.union([z.literal(0), z.literal(1)]),
  kind: z.enum(evidenceKinds),
  field: z.enum(evidenceFields).nullable(),
  text: text(10_000).min(1),
  source: text(1000),
  subjectId: id.nullable(),
  createdAt: moment,
})
export type ArchivedEvidence = z.output<typeof ArchivedEvidence>

const claim = z.object({
  text: text(10_000),
  kind: z.enum(claimKinds),
  evidenceIds: z.array(id).max(200),
  status: z.enum(claimStatuses),
  reasons: z.array(z.object({ rule: z.enum(rules), detail: text(2000) })).max(100),
})

export const ArchivedDocument = z.object({
  id,
  trashed: z.union([z.literal(0), z.literal(1)]),
  type: z.enum(contentTypeNames),
  title: text(500).min(1),
  document: z
    .array(
      z.object({
        kind: z.enum(["heading", "subheading", "paragraph", "bullet"]),
        label: text(100).optional(),
        sentences: z.array(claim).max(500),
      }),
    )
    .max(2000),
  structured: ResumeContent.nullable(),
  advice: z.array(text(2000)).max(100),
  writer: short,
  customPrompt: text(promptLimit).nullable(),
  overrideAt: moment.nullable(),
  version: z.number().int().min(1).max(1_000_000),
  createdAt: moment,
  updatedAt: moment,
  trashedAt: moment.nullable(),
})
export type ArchivedDocument = z.output<typeof ArchivedDocument>

const ArchivedReadiness = z.object({
  day: z.iso.date(),
  version: z.number().int().min(1).max(1000),
  score: percent,
  percentages: z.record(short, z.number().min(0).max(100)),
})

const spans = z.array(text(5000)).max(50)
const day = z.iso.date()
const value = short.nullable()

export const ArchivedAchievement = z.object({
  id,
  version: count,
  state: z.enum(lineStates),
  text: text(lineLimits.maximum * 10).min(1),
  roleId: short,
  roleChoices: ids,
  place: z.number().int(),
  periodFrom: day,
  periodTo: day,
  parts: z.object({ situation: spans, task: spans, action: spans, result: spans }),
  figure: z
    .object({ from: value, to: value, unit: value, counted: value, direction: z.enum(["up", "down"]).nullable() })
    .nullable(),
  skills: z.array(short).max(200),
  strength: percent,
  pinned: z.boolean(),
  needsLook: z.boolean(),
  added: z.array(text(2000)).max(100),
  evidence: ids,
  itemId: id.nullable(),
  entryId: id.nullable(),
  mergedInto: id.nullable(),
  createdAt: moment,
  updatedAt: moment,
})
export type ArchivedAchievement = z.output<typeof ArchivedAchievement>

/** What an import reads, by the file's name. All other files of an archive stay packed. */
export interface RestoredRecords {
  account: z.output<typeof ArchivedAccount>
  profile: ProfileUpdate
  reflections: ArchivedReflection
  evidence: ArchivedEvidence
  documents: ArchivedDocument
  readiness: z.output<typeof ArchivedReadiness>
  achievements: ArchivedAchievement
}
export type RestoredKind = keyof RestoredRecords

export const restoredKinds: { [K in RestoredKind]: z.ZodType<RestoredRecords[K]> } = {
  account: ArchivedAccount,
  profile: ProfileUpdate,
  reflections: ArchivedReflection,
  evidence: ArchivedEvidence,
  documents: ArchivedDocument,
  readiness: ArchivedReadiness,
  achievements: ArchivedAchievement,
}
