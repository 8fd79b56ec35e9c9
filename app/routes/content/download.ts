import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { findStoredContent } from "../../domain/content/change-tree.server"
import { leavesOf } from "../../domain/document/document-tree"
import { mayCopy } from "../../domain/evidence/rules"
import { exportDocument } from "../../domain/exports/export-document.server"
import { type ExportFormat, exportFormats, exportName, formatsOf } from "../../domain/exports/formats"
import { paperOf } from "../../domain/sheet/paper"
import { readyPage } from "../../http/guards.server"

/** A document as a file; while a sentence is blocked, redirects to the page that lists the blocked ones. */
export async function loader(args: LoaderFunctionArgs) {
  const id = args.params.id ?? ""
  const { viewer, data } = await readyPage(args, (deps, who) => findStoredContent(deps, who, id))
  if (!data) throw new Response(null, { status: 404 })
  const { row, tree } = data
  if (!mayCopy(leavesOf(tree), row.overrideAt !== null)) return redirect(`/content/${id}?take=download`)
  const wanted = new URL(args.request.url).searchParams
  const format = formatsOf(row.type).find((each) => each === (wanted.get("format") ?? "txt"))
  if (!format) throw new Response(null, { status: 404 })
  const paper =
    wanted.get("paper") === "a4" ? "a4" : wanted.get("paper") === "letter" ? "letter" : paperOf(viewer.locale)
  const template = wanted.get("template") ?? row.template
  const body = await exportDocument(args.context.deps, { ...row, template, tree }, format, paper)
  return new Response(body, { headers: headersOf(exportName(row.title, format), format) })
}

function headersOf(name: string, format: ExportFormat): Record<string, string> {
  const plainName = name.replace(/[^a-z0-9_.]/g, "_")
  return {
    "Content-Type": exportFormats[format].contentType,
    "Content-Disposition": `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    "Cache-Control": "private, no-store",
  }
}
