import type { ProfileFacts } from "../../app/domain/career/schema"

export interface Person {
  id: string
  name: string
  profile: ProfileFacts
  /** Newest first. */
  reflections: { question: string; text: string; date: string }[]
}
