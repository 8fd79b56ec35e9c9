import * as z from "zod"
import { claimKinds, claimStatuses, evidenceKinds, rules } from "./schema"

export const checkLimit = 20_000

export const CheckText = z.object({
  text: z
    .string("Please paste the text to check.")
    .trim()
    .min(1, "Please paste the text to check.")
    .max(checkLimit, `Please keep the text to ${checkLimit.toLocaleString("en")} characters.`),
  posting: z
    .string()
    .trim()
    .max(checkLimit, `Please keep the posting to ${checkLimit.toLocaleString("en")} characters.`)
    .nullish(),
  jobAnalysisId: z.string().max(100).nullish(),
})
export type CheckText = z.output<typeof CheckText>

const Item = z.object({ id: z.string(), kind: z.enum(evidenceKinds), text: z.string(), source: z.string() })

export const CheckedText = z.object({
  claims: z.array(
    z.object({
      text: z.string(),
      kind: z.enum(claimKinds),
      status: z.enum(claimStatuses),
      reasons: z.array(z.object({ rule: z.enum(rules), detail: z.string() })),
      evidence: z.array(Item),
    }),
  ),
})
export type CheckedText = z.output<typeof CheckedText>

export const EvidenceList = z.object({
  evidence: z.array(Item.extend({ createdAt: z.string() })),
  nextCursor: z.string().nullable(),
})
