import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { isConfirmed } from "../../../domain/account/confirm-password.server"
import { findArchive, openArchive } from "../../../domain/archive/export/get-export.server"
import { archiveFileName } from "../../../domain/archive/object-keys"
import { fileResponse } from "../../../http/responses/file-response.server"
import { userPage } from "../../../http/visitor/guards.server"

/** Serves the archive to its owner, or redirects to its page if the password must be confirmed again. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor, data: row } = await userPage(args, (deps, who) => findArchive(deps, who, args.params.id ?? ""))
  if (!isConfirmed(args.context.deps, actor)) throw redirect(`/settings/export/${args.params.id}`)
  const file = await openArchive(args.context.deps, row)
  if (!row || !file) throw new Response(null, { status: 404 })
  const { body, bytes } = file
  return fileResponse(body, archiveFileName(new Date(row.createdAt)), "application/zip", bytes)
}
