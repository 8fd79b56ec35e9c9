import { languageOf } from "../language/sentences/language-of"
import { type DocumentTree, shownLeavesOf } from "./document-tree"

/** The language in which a document's sentences are written, as a BCP 47 tag. */
export const treeLanguage = (tree: DocumentTree) =>
  languageOf(
    shownLeavesOf(tree)
      .map(({ text }) => text)
      .join(" "),
  )
