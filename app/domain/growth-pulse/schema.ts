import * as z from "zod"
import { responseLimits } from "./rules"

const missing = "Missing information / Please provide a response to the question."
const tooShort = `Response too short / Please provide a more detailed response (at least ${responseLimits.minimum} characters).`

export const SubmitResponse = z.object({
  question: z.string(missing).trim().min(1, missing).max(500, "Please keep the question to 500 characters."),
  response: z
    .string(missing)
    .trim()
    .superRefine((response, context) => {
      if (response.length === 0) context.addIssue(missing)
      else if (response.length < responseLimits.minimum) context.addIssue(tooShort)
      else if (response.length > responseLimits.maximum)
        context.addIssue(`Please keep your response to ${responseLimits.maximum.toLocaleString("en")} characters.`)
    }),
})
export type SubmitResponse = z.output<typeof SubmitResponse>

export const Entry = z.object({
  id: z.string(),
  question: z.string(),
  response: z.string(),
  keywords: z.array(z.string()),
  impactArticulated: z.boolean(),
  createdAt: z.string(),
})
export type Entry = z.output<typeof Entry>

export const Stats = z.object({
  currentStreak: z.number().int(),
  answeredEntries: z.number().int(),
  /** 0 to 100. */
  completionRate: z.number(),
  /** 0 to 100. */
  impactRate: z.number(),
})
export type Stats = z.output<typeof Stats>

/** How many reflections the page shows beside the question. */
export const recentEntries = 5
/** Keywords shown for each. */
export const shownKeywords = 3
