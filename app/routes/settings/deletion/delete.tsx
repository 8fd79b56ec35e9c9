import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useActionData } from "@remix-run/react"
import { dataPolicies } from "../../../data-policies.server"
import { accountDeleted } from "../../../domain/archive/rules"
import { DeleteAccount } from "../../../domain/archive/schema"
import { deleteAccount } from "../../../domain/deletion/delete-account.server"
import { product } from "../../../domain/kernel/product"
import type { Actor } from "../../../domain/users/actor"
import { runConfirmedForm } from "../../../http/forms/again.server"
import { callerOf } from "../../../http/visitor/caller.server"
import { requireUser, viewerPage } from "../../../http/visitor/guards.server"
import { signOutCookie } from "../../../http/visitor/session.server"
import { redirectWithToast } from "../../../http/visitor/toast.server"
import { PasswordAgain, waitingForPassword } from "../access/password-again"
import { SettingsHeader } from "../settings-header"
import { DangerZone } from "./danger-zone"
import { DeleteDialog } from "./delete-dialog"

export const meta: MetaFunction = () => [{ title: `Delete My Account · ${product.name}` }]

/** Available to any signed-in user, even with an incomplete profile. */
export async function loader(args: LoaderFunctionArgs) {
  return viewerPage(args)
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireUser(args)
  const remove = (confirmed: Actor) => deleteAccount(args.context.deps, confirmed, callerOf(args), dataPolicies)
  return runConfirmedForm(args, actor, DeleteAccount, remove, () =>
    redirectWithToast("/", accountDeleted, [signOutCookie()]),
  )
}

export default function Delete() {
  const answer = useActionData<typeof action>()
  const waiting = waitingForPassword(answer)
  return (
    <>
      <SettingsHeader />
      <DangerZone />
      {!waiting && <DeleteDialog refused={answer?.result} />}
      <PasswordAgain waiting={waiting} action="/settings/delete" closeHref="/settings" />
    </>
  )
}
