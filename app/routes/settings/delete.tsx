import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useActionData } from "@remix-run/react"
import { accountDeleted } from "../../domain/archive/rules"
import { DeleteAccount } from "../../domain/archive/schema"
import { deleteAccount } from "../../domain/deletion/delete-account.server"
import { product } from "../../domain/kernel/product"
import { readNothing } from "../../domain/kernel/query.server"
import type { Actor } from "../../domain/users/actor"
import { takingPassword } from "../../http/again.server"
import { callerOf } from "../../http/caller.server"
import { requireUser, userPage } from "../../http/guards.server"
import { runForm } from "../../http/run-form.server"
import { signOutCookie } from "../../http/session.server"
import { redirectWithToast } from "../../http/toast.server"
import { DangerZone } from "./danger-zone"
import { DeleteDialog } from "./delete-dialog"
import { PasswordAgain, waitingForPassword } from "./password-again"
import { SettingsHeader } from "./settings-header"

export const meta: MetaFunction = () => [{ title: `Delete My Account · ${product.name}` }]

/** Open to everybody who is signed in, also before their profile is complete. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer } = await userPage(args, () => readNothing)
  return { viewer }
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireUser(args)
  const form = await args.request.formData()
  const remove = (confirmed: Actor) => deleteAccount(args.context.deps, confirmed, callerOf(args))
  return runForm(
    args,
    DeleteAccount,
    takingPassword(args, actor, form, remove),
    () => redirectWithToast("/", accountDeleted, [signOutCookie()]),
    form,
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
