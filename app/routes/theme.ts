import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import * as z from "zod"
import { ownPath } from "../http/own-path"
import { runForm } from "../http/run-form.server"
import { Theme, writeTheme } from "../http/theme.server"

const ChooseTheme = z.object({ theme: Theme.catch("system"), redirectTo: z.string().optional().catch(undefined) })

export function loader() {
  return redirect("/")
}

/** Remembers the chosen colours and goes back to the page where they were chosen. */
export async function action(args: ActionFunctionArgs) {
  return runForm(
    args,
    ChooseTheme,
    async (chosen) => chosen,
    ({ theme, redirectTo }) => redirect(ownPath(redirectTo, "/"), { headers: { "Set-Cookie": writeTheme(theme) } }),
  )
}
