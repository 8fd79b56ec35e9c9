import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { startExport } from "../../domain/leaving/start-export.server"
import { requireUser } from "../../http/guards.server"

export function loader() {
  return redirect("/settings#data-export")
}

/** Begins to build an archive; its own page says when it is ready. */
export async function action(args: ActionFunctionArgs) {
  const actor = await requireUser(args)
  return redirect(`/settings/export/${await startExport(args.context.deps, actor)}`)
}
