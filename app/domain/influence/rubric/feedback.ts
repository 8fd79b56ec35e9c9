import * as z from "zod"

export const feedbackSchema = z.object({
  criterion: z.string(),
  /** 0 to 10. */
  score: z.number().int().min(0).max(10),
  feedback: z.string(),
  /** The sentence that the feedback is about, verbatim; null if it is about the whole text. */
  quote: z.string().nullable(),
  /** A better version, composed from the person's own achievements; null if there is none. */
  better: z.string().nullable(),
})
export type Feedback = z.output<typeof feedbackSchema>
