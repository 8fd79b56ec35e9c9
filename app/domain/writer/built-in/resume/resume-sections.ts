import type { DraftSentence } from "../../../evidence/schema"
import type { Achievement, RoleMaterial } from "../../material-schema"

export interface ResumeSections {
  summary: DraftSentence[]
  /** Roles with their achievements, strongest first. */
  roles: { role: RoleMaterial; achievements: Achievement[] }[]
  /** The oldest roles, if none of them has achievements: two or more are rendered as one list. */
  earlier: RoleMaterial[]
  /** Achievements without a known role. */
  loose: Achievement[]
}
