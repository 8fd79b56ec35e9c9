import * as z from "zod"
import { tailoredTypeNames } from "./kinds"

const missing = "Missing selection / Please select a job and content type."

export const GenerateTailored = z.object({
  jobAnalysisId: z.string(missing).trim().min(1, missing).max(100, missing),
  contentType: z.enum(tailoredTypeNames, missing),
})
export type GenerateTailored = z.output<typeof GenerateTailored>
