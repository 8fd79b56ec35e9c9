import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useActionData } from "@remix-run/react"
import { sessionOf } from "../../domain/account/credential"
import { readNothing } from "../../domain/database/query.server"
import { deleteAccount } from "../../domain/leaving/delete-account.server"
import { accountDeleted } from "../../domain/leaving/rules"
import { DeleteAccount } from "../../domain/leaving/schema"
import { product } from "../../domain/product"
import { requireUser, userPage } from "../../http/guards.server"
import { runForm } from "../../http/run-form.server"
import { signOutCookie } from "../../http/session.server"
import { redirectWithToast } from "../../http/toast.server"
import { DangerZone } from "./danger-zone"
import { DeleteDialog } from "./delete-dialog"
import { SettingsHeader } from "./settings-header"

export const meta: MetaFunction = () => [{ title: `Delete My Account · ${product.name}` }]

/** Open to everybody who is signed in, also before their profile is complete. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer } = await userPage(args, () => readNothing)
  return { viewer }
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireUser(args)
  sessionOf(actor)
  return runForm(
    args,
    DeleteAccount,
    () => deleteAccount(args.context.deps, actor),
    () => redirectWithToast("/", accountDeleted, [signOutCookie()]),
  )
}

export default function Delete() {
  const answer = useActionData<typeof action>()
  return (
    <>
      <SettingsHeader />
      <DangerZone />
      <DeleteDialog refused={answer?.result} />
    </>
  )
}
