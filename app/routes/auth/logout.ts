import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { logOut } from "../../domain/account/session.server"
import { currentActor, signOutCookie } from "../../http/session.server"

export function loader() {
  return redirect("/")
}

/** Ends the session on the server too: its tokens stop working at once. */
export async function action({ context }: ActionFunctionArgs) {
  const actor = await currentActor(context)
  if (actor) await logOut(context.deps, actor)
  return redirect("/", { headers: { "Set-Cookie": signOutCookie() } })
}
