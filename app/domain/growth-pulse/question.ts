import type { Industry } from "../kernel/industry"
import type { Ask } from "../rubric/asks"

/** A kind of work, told from the words of a job title (see `rolesOf`). */
export const roles = [
  "engineering",
  "data",
  "design",
  "product",
  "research",
  "care",
  "teaching",
  "social",
  "leadership",
  "sales",
  "marketing",
  "finance",
  "legal",
  "service",
  "craft",
  "operations",
  "creative",
] as const
export type Role = (typeof roles)[number]

/** A reflection question. Its text may hold the slot `{skill}`, filled with a skill of the person's profile. */
export interface Question {
  /** Stable: stored with what is asked, never reused for another text. */
  id: string
  text: string
  asksFor: Ask
  /** Asked only of people in one of these kinds of work; absent = anyone. */
  tags?: Role[]
  /** Asked only of people in one of these industries; absent = any. */
  industries?: Industry[]
  /** Words of a goal that this question serves. */
  goals?: string[]
}

export const skillSlot = "{skill}"
