import * as z from "zod"
import { influenceTypes, platforms } from "../influence/kinds"
import { longestText, maxCounted, maxReadings } from "../influence/piece-limits"
import { feedbackSchema } from "../influence/rubric/feedback"
import { moment, shortText, textUpTo } from "./archived-values"

const percent = z.number().int().min(0).max(100)
const day = z.iso.date()
const count = z.number().int().min(0).max(maxCounted).nullable()

export const ArchivedAnalysis = z.object({
  contentType: z.enum(influenceTypes),
  contentText: textUpTo(longestText).min(1),
  publishedOn: day,
  score: percent.nullable(),
  feedback: z
    .array(
      feedbackSchema.extend({
        criterion: shortText,
        feedback: textUpTo(2000),
        quote: textUpTo(longestText).nullable(),
        better: textUpTo(5000).nullable(),
      }),
    )
    .max(20),
  rubricVersion: z.number().int().min(0).max(1000),
  analyzedBy: shortText.nullable(),
  analyzedAt: moment.nullable(),
  createdAt: moment,
})
export type ArchivedAnalysis = z.output<typeof ArchivedAnalysis>

export const ArchivedEngagement = z.object({
  platform: z.enum(platforms),
  contentType: z.enum(influenceTypes),
  description: textUpTo(2000).min(1),
  publishedOn: day,
  readings: z
    .array(z.object({ on: day, likes: count, comments: count, shares: count, views: count }))
    .min(1)
    .max(maxReadings),
  createdAt: moment,
  deletedAt: moment.nullable(),
})
export type ArchivedEngagement = z.output<typeof ArchivedEngagement>

export const ArchivedInfluence = z.object({ history: z.array(z.tuple([day, percent])).max(1000) })
export type ArchivedInfluence = z.output<typeof ArchivedInfluence>
