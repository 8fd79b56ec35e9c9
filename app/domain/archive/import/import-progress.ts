import * as z from "zod"
import { newBudget } from "../rules"

const whole = z.number().int().min(0)

/** Progress of an import. Everything is checked first, kind by kind, and then stored, kind by kind. */
export const ImportProgress = z.object({
  phase: z.enum(["check", "store", "figures"]),
  /** Index of the current kind in archive order, and of its next record. */
  kind: whole,
  at: whole,
  /** Bytes that may still be unpacked, as of the start of this kind. */
  left: whole,
  sentences: whole,
  reflections: whole,
  evidence: whole,
  documents: whole,
  doubted: z.number().int(),
})
export type ImportProgress = z.output<typeof ImportProgress>

const start = { phase: "check", kind: 0, at: 0, sentences: 0, reflections: 0, evidence: 0, documents: 0, doubted: 0 }

/** Parses stored progress; null means the start. */
export function readProgress(stored: string | null): ImportProgress {
  return ImportProgress.parse(stored === null ? { ...start, left: newBudget().left } : JSON.parse(stored))
}
