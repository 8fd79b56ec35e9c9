import type { OpenDocument } from "../content/get-content.server"
import type { Deps } from "../kernel/deps"
import { fragmentOf, type PageFragment } from "../resume/page-fragment"
import { isUnstructured } from "../resume/placeholder"
import { templateLibrary } from "../resume/template-library.server"
import { templatePage } from "../resume/template-page.server"
import { viewOfTree } from "../resume/view-of-tree"

/** A shared resume rendered in its template; null for other documents and for a resume in plain text. */
export async function sharedPage(deps: Deps, { row, tree }: OpenDocument): Promise<PageFragment | null> {
  if (row.type !== "resume" || isUnstructured(tree)) return null
  const { templates } = await templateLibrary(deps)
  const chosen = templates.find(({ id }) => id === row.template) ?? templates[0]
  const page = chosen && (await templatePage(deps, chosen.id, viewOfTree(tree), row.title))
  return page ? fragmentOf(page) : null
}
