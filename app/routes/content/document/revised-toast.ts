import { type DocumentTree, leavesOf } from "../../../domain/document/document-tree"

/** A document after the change. */
interface Revised {
  row: { version: number; overrideAt: string | null }
  tree: DocumentTree
}

/**
 * The toast after a sentence was confirmed or edited. A removal shows its undo instead. Toasts only confirm: the reason
 * and the choices are in the note beside the sentence.
 */
export function revisedToast(intent: "confirm" | "edit", { row, tree }: Revised) {
  if (intent === "confirm") return { title: "Sentence confirmed", description: "It is now part of your evidence." }
  const changed = leavesOf(tree).filter(({ since }) => since === row.version)
  const blocked = changed.find(({ status }) => status === "blocked")
  const open = blocked ?? changed.find(({ status }) => status === "unconfirmed")
  if (!open) return { title: "Sentence saved", description: "The new wording has been checked." }
  if (!blocked)
    return { title: "Sentence saved, no source found", description: "Its note says why, and what you can do." }
  return {
    title: "Sentence saved, and blocked",
    description:
      row.overrideAt === null
        ? "Its note says why. Copying and downloading wait until you confirm, edit or remove it."
        : "You chose to use this document as it is, so it will contain this sentence.",
  }
}
