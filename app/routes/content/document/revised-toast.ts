import { type DocumentTree, leavesOf } from "../../../domain/document/document-tree"
import { shownReasons } from "../../../domain/evidence/shown-reasons"

/** Characters of a reason that fit into a toast. */
const longestReason = 300

/** A document after the change. */
interface Revised {
  row: { version: number; overrideAt: string | null }
  tree: DocumentTree
}

/** The toast after a sentence was confirmed or edited. A removal shows its undo instead. */
export function revisedToast(intent: "confirm" | "edit", { row, tree }: Revised) {
  if (intent === "confirm") return { title: "Sentence confirmed", description: "It is now part of your evidence." }
  const changed = leavesOf(tree).filter(({ since }) => since === row.version)
  const blocked = changed.find(({ status }) => status === "blocked")
  const open = blocked ?? changed.find(({ status }) => status === "unconfirmed")
  if (!open) return { title: "Sentence saved", description: "The new wording has been checked." }
  const reason = shownReasons(open.reasons).find(({ detail }) => detail.length <= longestReason)?.detail
  const next = !blocked
    ? "Confirm the sentence if it is true, or change it."
    : row.overrideAt === null
      ? "You cannot copy or download this document until you change or remove the sentence."
      : "You chose to use this document as it is, so it will contain this sentence."
  return {
    title: blocked ? "Sentence saved, but the check blocked it" : "Sentence saved, but the check found no source",
    description: [reason, next].filter(Boolean).join(" "),
    variant: blocked ? ("destructive" as const) : ("default" as const),
  }
}
