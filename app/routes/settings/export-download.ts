import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { findArchive, openArchive } from "../../domain/leaving/get-export.server"
import { archiveFileName } from "../../domain/leaving/object-keys"
import { fileResponse } from "../../http/file-response.server"
import { userPage } from "../../http/guards.server"

/** The archive itself, for its owner. */
export async function loader(args: LoaderFunctionArgs) {
  const { data: row } = await userPage(args, (deps, who) => findArchive(deps, who, args.params.id ?? ""))
  const file = await openArchive(args.context.deps, row)
  if (!row || !file) throw new Response(null, { status: 404 })
  const { body, bytes } = file
  return fileResponse(body, archiveFileName(new Date(row.createdAt)), "application/zip", bytes)
}
