import * as z from "zod"

export const feedbackSchema = z.object({
  criterion: z.string(),
  /** 0 to 10. */
  score: z.number().int().min(0).max(10),
  feedback: z.string(),
  /** The sentence that the feedback is about, as the text has it; null where it is about the whole. */
  quote: z.string().nullable(),
  /** One better version, made of the person's own achievements; null where there is none. */
  better: z.string().nullable(),
})
export type Feedback = z.output<typeof feedbackSchema>
