import type { RequirementKind } from "../../reading/posting"
import type { Figure } from "./figures"
import type { Band, MatchPart } from "./rules"

/** The properties of a posting that affect the score. */
export interface Wanted {
  title: string | null
  skills: { name: string; concept: string }[]
  /** `question` is the beginning of the question that asks the person about the requirement. */
  requirements: { quote: string; must: boolean; kind: RequirementKind; isNotMine?: boolean; question?: string }[]
  /** False for a posting in another language, where only some wordings can be compared. */
  isEnglish?: boolean
}

/** The properties of a person that affect the score. */
export interface Candidate {
  /** Active ledger items. */
  items: { id: string; text: string; field: string | null; source?: string }[]
  /** Lines of the record. */
  lines: { text: string; state: "proposed" | "agreed" | "set-aside"; evidenceIds: string[]; roleId?: string | null }[]
  profile: { title: string; experience: string } | null
}

/** Why a person's words count for a requirement. */
export type Because =
  | { code: "same_words"; words: string[] }
  /** Two names of the same thing: "Kubernetes" and "k8s". */
  | { code: "other_name"; asked: string; yours: string }
  /** A quality in the posting that an action shows: "people management" and "led a team of six". */
  | { code: "shown_by_deed"; asked: string; yours: string }
  /** Related words: "accuracy" and "errors". `yours` is the person's own form. */
  | { code: "related"; asked: string; yours: string }
  /** Only the profile lists it; no statement of the person shows it. */
  | { code: "named" }
  /** A duty whose object the person mentions without having done anything to it. */
  | { code: "no_deed" }
  /** The work that a qualification or license is required for, without the qualification itself. */
  | { code: "no_paper" }
  | { code: "degree"; asked: string; yours: string }
  /** A degree in a subject that the posting does not name, where related ones are accepted. */
  | { code: "other_subject"; asked: string; yours: string }
  /** A Master's degree that may be a first degree, where postgraduate study is required. */
  | { code: "first_degree"; asked: string; yours: string }
  /** The person's answer when asked about this requirement. */
  | { code: "answered" }
  | { code: "years"; asked: number; held: number }

export interface MatchedEvidence {
  evidenceIds: string[]
  /** The person's own words. */
  text: string
  because: Because[]
}

/**
 * `open`: there is no evidence and none is expected. The right to work somewhere or at night is not an achievement. It
 * counts neither for nor against.
 */
type RequirementStatus = "met" | "partly" | "gap" | "open"

/** Years of experience: those asked for, and those that the history shows. */
export interface Years {
  asked: number
  held: number
  /** Where too few years of leading people are shown: the years by titles that may imply it. */
  byTitle?: number
}

export interface MatchedRequirement {
  /** The requirement's position in the posting. */
  index: number
  status: RequirementStatus
  evidence: MatchedEvidence[]
  /** If years are required: the years in roles of that kind. */
  years: Years | null
  /** A required number that the person's words do not reach. */
  figure: Figure | null
  /** The named parts of a partly met requirement that no evidence shows, in its own words. */
  lacks: string[]
}

export interface MatchedSkill {
  name: string
  concept: string
  /** The name in the person's words; null if they do not name it. */
  yours: string | null
  evidenceIds: string[]
}

export interface Match {
  /** 0 to 100; null if the posting contains nothing to compare, or too little to say anything. */
  score: number | null
  band: Band | null
  /** A must-have is missing, so the band is capped at Fair. */
  isCapped: boolean
  /** 0 to 1 for each part; null if the posting lacks it. */
  parts: Record<MatchPart, number | null>
  requirements: MatchedRequirement[]
  skills: MatchedSkill[]
}
