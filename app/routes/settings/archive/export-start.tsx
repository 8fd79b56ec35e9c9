import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare"
import { useActionData } from "@remix-run/react"
import { startExport } from "../../../domain/archive/export/start-export.server"
import { ExportAccount } from "../../../domain/archive/schema"
import { product } from "../../../domain/kernel/product"
import type { Actor } from "../../../domain/users/actor"
import { runConfirmedForm } from "../../../http/forms/again.server"
import { callerOf } from "../../../http/visitor/caller.server"
import { requireUser, viewerPage } from "../../../http/visitor/guards.server"
import { PasswordAgain, waitingForPassword } from "../access/password-again"
import { SettingsHeader } from "../settings-header"
import { DataExport } from "./data-export"

export const meta: MetaFunction = () => [{ title: `Export My Data · ${product.name}` }]

/** Available to any signed-in user, even with an incomplete profile. */
export async function loader(args: LoaderFunctionArgs) {
  return viewerPage(args)
}

/** Starts an export; its own page shows when it is ready. */
export async function action(args: ActionFunctionArgs) {
  const actor = await requireUser(args)
  const start = (confirmed: Actor) => startExport(args.context.deps, confirmed, callerOf(args))
  return runConfirmedForm(args, actor, ExportAccount, start, (id) => redirect(`/settings/export/${id}`))
}

export default function ExportStart() {
  const answer = useActionData<typeof action>()
  return (
    <>
      <SettingsHeader />
      <DataExport />
      <PasswordAgain waiting={waitingForPassword(answer)} action="/settings/export" closeHref="/settings#data-export" />
    </>
  )
}
