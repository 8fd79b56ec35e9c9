import { type DocumentTree, shownLeavesOf } from "../../domain/document/document-tree"

/** A resume after it was saved. */
interface Saved {
  row: { version: number }
  tree: DocumentTree
}

/** The toast after a save. It says what the check found in the lines that this save changed. */
export function savedToast({ row, tree }: Saved) {
  const changed = shownLeavesOf(tree).filter(({ since }) => since === row.version)
  const count = (wanted: string) => changed.filter(({ status }) => status === wanted).length
  const [blocked, unconfirmed] = [count("blocked"), count("unconfirmed")]
  const found = [
    blocked > 0 &&
      `${lines(blocked)} blocked. Confirm ${itOrThem(blocked)} if true, or change or remove ${itOrThem(blocked)}, before you copy or download.`,
    unconfirmed > 0 && `${lines(unconfirmed)} not in your evidence. Confirm what is true.`,
  ].filter((each) => each !== false)
  return {
    title: "Resume saved",
    description: ["Your changes have been saved successfully.", ...found].join(" "),
  }
}

const lines = (count: number) => (count === 1 ? "1 line is" : `${count} lines are`)
const itOrThem = (count: number) => (count === 1 ? "it" : "them")
