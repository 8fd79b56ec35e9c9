import * as z from "zod"

export const AiRunSummary = z.object({
  id: z.string(),
  purpose: z.string(),
  model: z.string(),
  inputTokens: z.number().int().nullable(),
  outputTokens: z.number().int().nullable(),
  outcome: z.string(),
  milliseconds: z.number().int(),
  createdAt: z.string(),
})
export const AiRunView = AiRunSummary.extend({ sent: z.string() })
