import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { logOut } from "../../domain/account/session.server"
import { NoFields, runForm } from "../../http/forms/run-form.server"
import { currentActor, signOutCookie } from "../../http/visitor/session.server"

export function loader() {
  return redirect("/")
}

/** Ends the session on the server too, so its tokens stop working immediately. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args
  const end = async () => {
    const actor = await currentActor(context)
    if (actor) await logOut(context.deps, actor)
  }
  return runForm(args, NoFields, end, () => redirect("/", { headers: { "Set-Cookie": signOutCookie() } }))
}
