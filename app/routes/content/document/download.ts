import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { findStoredContent } from "../../../domain/content/edit/change-tree.server"
import { DownloadDocument, downloadDocument } from "../../../domain/exports/download-document.server"
import { DomainError } from "../../../domain/kernel/errors"
import { fileResponse } from "../../../http/responses/file-response.server"
import { readyPage } from "../../../http/visitor/guards.server"
import { redirectWithToast } from "../../../http/visitor/toast.server"

/** A document as a file; while a sentence is blocked, redirects to the page that lists the blocked ones. */
export async function loader(args: LoaderFunctionArgs) {
  const id = args.params.id ?? ""
  const { viewer, data } = await readyPage(args, (deps, who) => findStoredContent(deps, who, id))
  const wanted = DownloadDocument.safeParse(Object.fromEntries(new URL(args.request.url).searchParams))
  if (!data || !wanted.success) throw new Response(null, { status: 404 })
  try {
    const file = await downloadDocument(args.context.deps, data, wanted.data, viewer)
    return fileResponse(new Blob([file.body]).stream(), file.name, file.contentType, file.body.length)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === "conflict") {
      // A script that saves whatever arrives must not take a page for the file.
      if (!args.request.headers.get("Accept")?.includes("text/html")) {
        throw new Response(error.message, { status: 409, headers: { "Content-Type": "text/plain; charset=utf-8" } })
      }
      return redirect(`/content/${id}?take=download`)
    }
    const { message: description } = error
    return redirectWithToast(`/content/${id}`, { title: "Not downloaded", description, variant: "destructive" })
  }
}
