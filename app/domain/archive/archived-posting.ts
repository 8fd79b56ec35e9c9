import * as z from "zod"
import { bands } from "../job-analysis/match/requirement/rules"
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

const ids = z.array(recordId).max(100)
const share = z.number().min(0).max(1).nullable()
const words = textUpTo(1000)

const because = z.discriminatedUnion("code", [
  z.object({ code: z.literal("same_words"), words: z.array(words).max(100) }),
  z.object({ code: z.literal("other_name"), asked: words, yours: words }),
  z.object({ code: z.literal("related"), asked: words, yours: words }),
  z.object({ code: z.literal("named") }),
  z.object({ code: z.literal("no_deed") }),
  z.object({ code: z.literal("no_paper") }),
  z.object({ code: z.literal("answered") }),
  z.object({ code: z.literal("shown_by_deed"), asked: words, yours: words }),
  z.object({ code: z.literal("degree"), asked: words, yours: words }),
  z.object({ code: z.literal("other_subject"), asked: words, yours: words }),
  z.object({ code: z.literal("first_degree"), asked: words, yours: words }),
  z.object({ code: z.literal("years"), asked: z.number(), held: z.number() }),
])

const spans = z.array(textUpTo(5000)).max(50)
const stories = z.object({
  told: z
    .array(
      z.object({
        text: textUpTo(5000),
        sources: z.array(shortText).max(50),
        parts: z.object({ situation: spans, task: spans, action: spans, result: spans }).nullable(),
        isDeed: z.boolean(),
      }),
    )
    .max(1000),
  byRequirement: z.record(requirementId, z.array(z.number().int().min(0)).max(100)),
})

const match = z.object({
  score: percent.nullable(),
  band: z.enum(bands).nullable(),
  isCapped: z.boolean(),
  parts: z.object({ qualifications: share, responsibilities: share, keywords: share, title: share }),
  requirements: z
    .array(
      z.object({
        id: requirementId,
        status: z.enum(["met", "partly", "gap", "open"]),
        evidence: z
          .array(z.object({ evidenceIds: ids, text: textUpTo(5000), because: z.array(because).max(100) }))
          .max(20),
        years: z.object({ asked: z.number(), held: z.number(), byTitle: z.number().optional() }).nullable(),
        figure: z.object({ asked: words, held: words.nullable(), isOtherCurrency: z.boolean().optional() }).nullish(),
        lacks: z.array(words).max(20).optional(),
      }),
    )
    .max(500),
  skills: z
    .array(z.object({ name: shortText, concept: shortText, yours: words.nullable(), evidenceIds: ids }))
    .max(200),
  stories: stories.optional(),
  at: moment,
  record: shortText,
})

/** A job posting of an archive, with its owner's notes. */
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
