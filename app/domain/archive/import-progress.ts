import * as z from "zod"
import { newBudget } from "./unzip"

const whole = z.number().int().min(0)

/** How far an import has come. First everything is checked, kind by kind; then it is stored, kind by kind. */
export const ImportProgress = z.object({
  phase: z.enum(["check", "store", "figures"]),
  /** The kind that is at work, by its place in the order of the archive, and its record that comes next. */
  kind: whole,
  at: whole,
  /** What may still be unpacked, as it was before this kind. */
  left: whole,
  sentences: whole,
  reflections: whole,
  evidence: whole,
  documents: whole,
  doubted: z.number().int(),
})
export type ImportProgress = z.output<typeof ImportProgress>

const start = { phase: "check", kind: 0, at: 0, sentences: 0, reflections: 0, evidence: 0, documents: 0, doubted: 0 }

/** What was stored of it; the beginning where nothing was. */
export function readProgress(stored: string | null): ImportProgress {
  return ImportProgress.parse(stored === null ? { ...start, left: newBudget().left } : JSON.parse(stored))
}
