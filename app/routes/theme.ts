import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { ownPath } from "../http/own-path"
import { Theme, writeTheme } from "../http/theme.server"

export function loader() {
  return redirect("/")
}

/** Remembers the chosen colours and goes back to the page where they were chosen. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const theme = Theme.safeParse(form.get("theme")).data ?? "system"
  return redirect(ownPath(form.get("redirectTo"), "/"), { headers: { "Set-Cookie": writeTheme(theme) } })
}
