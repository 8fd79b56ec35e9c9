import type { RequirementKind } from "../reading/posting"
import type { Figure } from "./figures"
import type { Band, MatchPart } from "./rules"

/** Everything about a posting that the score looks at. */
export interface Wanted {
  title: string | null
  skills: { name: string; concept: string }[]
  /** `question`: how the question begins by which the person is asked for it. */
  requirements: { quote: string; must: boolean; kind: RequirementKind; isNotMine?: boolean; question?: string }[]
}

/** Everything about a person that the score looks at. */
export interface Candidate {
  /** Active items of the ledger. */
  items: { id: string; text: string; field: string | null; source?: string }[]
  /** Lines of the record. */
  lines: { text: string; state: "proposed" | "agreed" | "set-aside"; evidenceIds: string[] }[]
  profile: { title: string; experience: string } | null
}

/** Why a person's words count for a requirement's. */
export type Because =
  | { code: "same_words"; words: string[] }
  /** Two names of one thing: "Kubernetes" and "k8s". */
  | { code: "other_name"; asked: string; yours: string }
  /** Asked for as a quality and shown by a deed: "people management" and "led a team of six". */
  | { code: "shown_by_deed"; asked: string; yours: string }
  /** Words that are near each other: "accuracy" and "errors". `yours` is as the person writes it. */
  | { code: "related"; asked: string; yours: string }
  /** Only the profile names it; nothing the person told shows it. */
  | { code: "named" }
  /** A duty whose thing the person's words name, without anything they did to it. */
  | { code: "no_deed" }
  /** Work that a qualification or licence is asked for, without the qualification. */
  | { code: "no_paper" }
  | { code: "degree"; asked: string; yours: string }
  /** The person was asked for it, and these words are their answer. */
  | { code: "answered" }
  | { code: "years"; asked: number; held: number }

export interface MatchedEvidence {
  evidenceIds: string[]
  /** The person's own words. */
  text: string
  because: Because[]
}

/**
 * `open`: nothing captured says so, and nothing has to: whether a person may work somewhere or at night is no deed. It
 * counts neither for nor against.
 */
type RequirementStatus = "met" | "partly" | "gap" | "open"

export interface MatchedRequirement {
  /** The requirement's place in the posting. */
  index: number
  status: RequirementStatus
  evidence: MatchedEvidence[]
  /** Where years are asked for: those in roles of that kind. */
  years: { asked: number; held: number } | null
  /** A number that the requirement asks for and the person's words do not reach. */
  figure: Figure | null
}

export interface MatchedSkill {
  name: string
  concept: string
  /** As the person's words name it; null where they do not. */
  yours: string | null
  evidenceIds: string[]
}

export interface Match {
  /** 0 to 100; null where the posting names nothing to compare. */
  score: number | null
  band: Band | null
  /** A must-have is missing, so the band ends at Fair. */
  isCapped: boolean
  /** 0 to 1 of each part; null where the posting lacks it. */
  parts: Record<MatchPart, number | null>
  requirements: MatchedRequirement[]
  skills: MatchedSkill[]
}
