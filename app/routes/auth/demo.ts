import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { authenticate } from "../../http/visitor/authenticator.server"
import { signInCookies } from "../../http/visitor/session.server"
import { redirectWithToast } from "../../http/visitor/toast.server"

export function loader() {
  return redirect("/auth/login")
}

/** This route has no page of its own, so errors appear on the login page. */
export async function action(args: ActionFunctionArgs) {
  // Each demo login opens a new account, so nobody comes back to one.
  const welcome = {
    title: "This is a demo account",
    description: "The person and the data are invented. Try anything: the account is deleted after a day.",
  }
  const answer = await authenticate(args, "demo", (opened) =>
    redirectWithToast("/dashboard", welcome, signInCookies(opened)),
  )
  if (!("data" in answer)) return answer
  const description = answer.data.message || "Please choose one of the demo profiles."
  return redirectWithToast("/auth/login", { title: "Demo login failed", description, variant: "destructive" })
}
