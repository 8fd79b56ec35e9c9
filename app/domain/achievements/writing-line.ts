import type { ProposedLine } from "./line"

/** A line of a person's record as writers take it: with the role it stands under and what the person said to it. */
export interface WritingLine extends Omit<ProposedLine, "role"> {
  roleId: string | null
  state: "proposed" | "agreed" | "set-aside"
  pinned: boolean
  /** Told in a reflection, or written by the person for readers (a typed or imported history). */
  told: "reflection" | "history"
}
