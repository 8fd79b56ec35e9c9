import type { Industry } from "../../kernel/industry"
import type { Ask } from "../../rubric/asks"

/** Kinds of work and career stages, inferred from a job title (see `rolesOf`). */
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
  "starting",
  "seeking",
] as const
export type Role = (typeof roles)[number]

/** Kinds of skills that questions distinguish (see `skillKind`). */
export const skillKinds = ["tool", "language", "field", "human"] as const
export type SkillKind = (typeof skillKinds)[number]

export const seasons = ["month-end", "quarter-end", "year-end"] as const
export type Season = (typeof seasons)[number]

/** The people and the times that a question fits. Absent fields match everyone. */
export interface Audience {
  /** Only for people in one of these kinds of work. */
  tags?: Role[]
  /** Only for people whose title or skills have one of these words. */
  words?: RegExp
  /** Never for people at these stages. */
  except?: Role[]
  /** Only for people in one of these industries. */
  industries?: Industry[]
  /** Only at this time of the year. */
  season?: Season
  /** The text contains `{skill}`, which is replaced by a skill of this kind from the person's profile. */
  skill?: SkillKind
}

/** A reflection question: one idea, and a hint about what makes the answer more valuable. */
export interface Question extends Audience {
  id: string
  text: string
  hint: string
  asksFor: Ask
  /** Words of goals that this question serves. */
  goals?: string[]
}

type Row = [slug: string, asksFor: Ask, text: string, hint: string, goals?: string[]]

/** Questions for one audience, with ids of the form `name-slug`. */
export function family(name: string, audience: Audience, rows: Row[]): Question[] {
  return rows.map(([slug, asksFor, text, hint, goals]) => ({
    ...audience,
    ...(goals && { goals }),
    ...{ id: `${name}-${slug}`, asksFor, text, hint },
  }))
}

export const skillSlot = "{skill}"
