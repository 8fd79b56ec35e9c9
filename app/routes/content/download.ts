import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { findStoredContent } from "../../domain/content/change-tree.server"
import { leavesOf } from "../../domain/document/document-tree"
import { fileNameOf } from "../../domain/document/kinds"
import { mayCopy } from "../../domain/evidence/rules"
import { readyPage } from "../../http/guards.server"

/** A document as a text file; while a sentence is blocked, redirects to the page that lists the blocked ones. */
export async function loader(args: LoaderFunctionArgs) {
  const id = args.params.id ?? ""
  const { data } = await readyPage(args, (deps, who) => findStoredContent(deps, who, id))
  if (!data) throw new Response(null, { status: 404 })
  const { row, tree } = data
  if (!mayCopy(leavesOf(tree), row.overrideAt !== null)) return redirect(`/content/${id}?take=download`)
  const name = fileNameOf(row.title)
  const plainName = name.replace(/[^a-z0-9_.]/g, "_")
  return new Response(row.content, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      "Cache-Control": "private, no-store",
    },
  })
}
