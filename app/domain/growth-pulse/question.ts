import type { Industry } from "../kernel/industry"
import type { Ask } from "../rubric/asks"

/** A kind of work or a stage of working life, told from the words of a job title (see `rolesOf`). */
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

/** What a skill is, as far as a question about it goes (see `skillKind`). */
export const skillKinds = ["tool", "language", "field", "human"] as const
export type SkillKind = (typeof skillKinds)[number]

export const seasons = ["month-end", "quarter-end", "year-end"] as const
export type Season = (typeof seasons)[number]

/** To whom and when a question is asked; what is absent does not matter. */
export interface Audience {
  /** Asked only of people in one of these kinds of work. */
  tags?: Role[]
  /** Never asked of people at these stages. */
  except?: Role[]
  /** Asked only of people in one of these industries. */
  industries?: Industry[]
  /** Asked only at this time of the year. */
  season?: Season
  /** Its text holds the slot `{skill}`, filled with a skill of this kind from the person's profile. */
  skill?: SkillKind
}

/** A reflection question: one idea, and a hint at what makes the answer worth more. */
export interface Question extends Audience {
  id: string
  text: string
  hint: string
  asksFor: Ask
  /** Words of a goal that this question serves. */
  goals?: string[]
}

type Row = [slug: string, asksFor: Ask, text: string, hint: string, goals?: string[]]

/** Questions for one audience. Their ids are `name-slug`. */
export function family(name: string, audience: Audience, rows: Row[]): Question[] {
  return rows.map(([slug, asksFor, text, hint, goals]) => ({
    ...audience,
    ...(goals && { goals }),
    ...{ id: `${name}-${slug}`, asksFor, text, hint },
  }))
}

export const skillSlot = "{skill}"
