import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import * as z from "zod"
import { runForm } from "../http/forms/run-form.server"
import { ownPath } from "../http/visitor/own-path"
import { Theme, writeTheme } from "../http/visitor/theme.server"

const ChooseTheme = z.object({ theme: Theme.catch("system"), redirectTo: z.string().optional().catch(undefined) })

export function loader() {
  return redirect("/")
}

/** Stores the chosen color theme and returns to the page. */
export async function action(args: ActionFunctionArgs) {
  return runForm(
    args,
    ChooseTheme,
    async (chosen) => chosen,
    ({ theme, redirectTo }) => redirect(ownPath(redirectTo, "/"), { headers: { "Set-Cookie": writeTheme(theme) } }),
  )
}
