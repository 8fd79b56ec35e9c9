import * as z from "zod"
import { AchievementView } from "../achievements/schema"
import { version } from "../kernel/version"
import { responseLimits } from "./rules"

const missing = "Missing information / Please provide a response to the question."
const tooShort = `Response too short / Please provide a more detailed response (at least ${responseLimits.minimum} characters).`

const tooLong = `Please keep your response to ${responseLimits.maximum.toLocaleString("en")} characters.`

const response = z
  .string(missing)
  .trim()
  .superRefine((given, context) => {
    if (given.length === 0) context.addIssue(missing)
    else if (given.length < responseLimits.minimum) context.addIssue(tooShort)
    else if (given.length > responseLimits.maximum) context.addIssue(tooLong)
  })

export const SubmitResponse = z.object({
  question: z.string(missing).trim().min(1, missing).max(500, "Please keep the question to 500 characters."),
  response,
})
export type SubmitResponse = z.output<typeof SubmitResponse>

/** The answer to a requirement of a posting that no captured evidence shows. */
export const AnswerGap = z.object({ requirement: z.string().max(40), response })
export type AnswerGap = z.output<typeof AnswerGap>

export const EditEntry = z.object({ response, version: version.optional() })
export type EditEntry = z.output<typeof EditEntry>

/** An answer to a follow-up question may be as short as a number. */
export const AnswerFollowUp = z.object({
  response: z
    .string("Please answer the question.")
    .trim()
    .min(1, "Please answer the question.")
    .max(responseLimits.maximum, tooLong),
})
export type AnswerFollowUp = z.output<typeof AnswerFollowUp>

const flag = z.union([z.boolean(), z.enum(["true", "false"]).transform((given) => given === "true")])

export const DeleteEntry = z.object({ id: z.string(), lines: flag.default(false) })

/** An answered follow-up question: evidence of the same reflection. */
export const AnsweredFollowUp = z.object({
  evidenceId: z.string(),
  question: z.string(),
  response: z.string(),
  createdAt: z.string(),
})
export type AnsweredFollowUp = z.output<typeof AnsweredFollowUp>

export const Entry = z.object({
  id: z.string(),
  question: z.string(),
  response: z.string(),
  keywords: z.array(z.string()),
  impactArticulated: z.boolean(),
  followUps: z.array(AnsweredFollowUp),
  version: z.number().int(),
  createdAt: z.string(),
})
export type Entry = z.output<typeof Entry>

/** A reflection with its unreviewed achievements and its open follow-up question. */
export const EntryDetail = z.object({
  entry: Entry,
  proposals: z.array(AchievementView),
  followUp: z.object({ question: z.string() }).nullable(),
})
export type EntryDetail = z.output<typeof EntryDetail>

export const Stats = z.object({
  currentStreak: z.number().int(),
  answeredEntries: z.number().int(),
  /** 0 to 100. */
  completionRate: z.number(),
  /** 0 to 100. */
  impactRate: z.number(),
})
export type Stats = z.output<typeof Stats>

/** Reflections shown beside the question. */
export const recentEntries = 5
/** Keywords shown per reflection. */
export const shownKeywords = 3
