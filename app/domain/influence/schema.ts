import * as z from "zod"
import { influenceTypes, platforms } from "./kinds"
import { longestText, maxCounted } from "./piece-limits"
import { feedbackSchema } from "./rubric/feedback"

const dayMessage = "Please enter a date as YYYY-MM-DD, such as 2026-03-31."
/** A day, or the day of a timestamp. Omitted or empty means today. */
const day = z
  .string(dayMessage)
  .trim()
  .transform((text) => (/^\d{4}-\d{2}-\d{2}T/.test(text) ? text.slice(0, 10) : text))
  .pipe(z.union([z.iso.date(dayMessage), z.literal("")], dayMessage))
  .transform((text) => (text === "" ? undefined : text))
  .optional()

const contentType = z.enum(influenceTypes, "Please choose a content type.")
const platform = z.enum(platforms, "Please choose a platform.")

const missing = "Please provide both content text and type."

export const AnalyzeContent = z.object({
  contentText: z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longestText, `Please keep the text to ${longestText.toLocaleString("en-US")} characters.`),
  contentType: z.enum(influenceTypes, missing),
  publishedAt: day,
})
export type AnalyzeContent = z.output<typeof AnalyzeContent>

/** A count as typed by people or written by exports. An unparsable one becomes 0. */
const count = z
  .unknown()
  .optional()
  .transform((given) => {
    // A large number is written with an exponent, and only its first digit would be read.
    if (typeof given === "number") return Number.isNaN(given) ? 0 : Math.trunc(given)
    const text = typeof given === "string" ? given.replace(/[,\s_](?=\d{3})/g, "") : ""
    const value = Number.parseInt(text, 10)
    return Number.isNaN(value) ? 0 : value
  })
  .pipe(
    z
      .number()
      .min(0, "This cannot be negative.")
      .max(maxCounted, "This is more than anyone has. Please check the number."),
  )
  .meta({ description: "A whole number from 0; anything else counts as 0." })

const required = "Please fill in all required fields."

export const AddEngagement = z.object({
  contentType: z.enum(influenceTypes, required),
  contentDescription: z.string(required).trim().min(1, required).max(2000, "Please keep this to 2,000 characters."),
  platform: z.enum(platforms, required),
  likesCount: count,
  commentsCount: count,
  sharesCount: count,
  viewsCount: count,
  engagementDate: day,
  /** The day on which these numbers were read; today if omitted. */
  readOn: day,
})
export type AddEngagement = z.output<typeof AddEngagement>

export const ContentAnalysisView = z.object({
  id: z.string(),
  contentType,
  contentText: z.string(),
  publishedAt: z.string(),
  overallQualityScore: z.number().int().nullable(),
  analyzedAt: z.string().nullable(),
  feedbackJson: z.object({
    rubricVersion: z.number().int(),
    analyzedBy: z.string().nullable(),
    analysis_details: z.array(feedbackSchema),
  }),
})
export type ContentAnalysisView = z.output<typeof ContentAnalysisView>

const reading = z.object({
  readOn: z.string(),
  likesCount: z.number().int().nullable(),
  commentsCount: z.number().int().nullable(),
  sharesCount: z.number().int().nullable(),
  viewsCount: z.number().int().nullable(),
})

export const EngagementView = reading.omit({ readOn: true }).extend({
  id: z.string(),
  platform,
  contentType,
  contentDescription: z.string(),
  engagementDate: z.string(),
  /** All readings, oldest first; the last one counts. */
  readings: z.array(reading),
})
export type EngagementView = z.output<typeof EngagementView>

export const InfluenceScoreView = z.object({
  influenceScore: z.number().int(),
  breakdown: z.object({
    contentQuality: z.number().int(),
    contentWeight: z.number().int(),
    engagement: z.number().int(),
    engagementWeight: z.number().int(),
  }),
  totalAnalyses: z.number().int(),
  recentEngagements: z.number().int(),
  history: z.array(z.object({ date: z.string(), influenceScore: z.number().int() })),
})
export type InfluenceScoreView = z.output<typeof InfluenceScoreView>
