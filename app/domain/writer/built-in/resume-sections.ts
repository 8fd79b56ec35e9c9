import type { DraftSentence } from "../../evidence/schema"
import type { Achievement, RoleMaterial } from "../material-schema"

export interface ResumeSections {
  summary: DraftSentence[]
  /** Roles with their achievements, strongest first. */
  roles: { role: RoleMaterial; achievements: Achievement[] }[]
  /** The oldest posts where nothing is told of any of them: two or more are set as one list. */
  earlier: RoleMaterial[]
  /** Achievements of no known role. */
  loose: Achievement[]
}
