import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import * as z from "zod"
import { unmuteSource } from "../../domain/feed/personal/change-item.server"
import { runToldForm } from "../../http/forms/run-told-form.server"
import { requireReady } from "../../http/visitor/guards.server"
import { redirectWithToast } from "../../http/visitor/toast.server"
import { toldWhere } from "./told-where.server"

const Unmute = z.object({ host: z.string().max(255) })

export function loader() {
  return redirect("/insights")
}

/** Unmutes a source. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData()
  const actor = await requireReady(args)
  const told = toldWhere(form, "Failed to unmute this source")
  const toast = { title: "Source unmuted", description: "It can appear in your insights again from the next refresh." }
  const unmute = ({ host }: z.output<typeof Unmute>) => unmuteSource(args.context.deps, actor, host)
  return runToldForm(args, Unmute, unmute, () => redirectWithToast(told.to, toast), form, told)
}
