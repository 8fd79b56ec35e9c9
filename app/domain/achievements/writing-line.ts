import type { ProposedLine } from "./line"

/** A line of a person's record as input for writers, with its role and the person's decision. */
export interface WritingLine extends Omit<ProposedLine, "role"> {
  roleId: string | null
  state: "proposed" | "agreed" | "set-aside"
  pinned: boolean
  /** From a reflection, or written by the person for readers (a typed or imported history). */
  told: "reflection" | "history"
  /** Its position within its role, in the person's own order. */
  place?: number
}
