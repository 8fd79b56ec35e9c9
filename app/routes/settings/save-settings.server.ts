import { type ActionFunctionArgs, data } from "@remix-run/cloudflare"
import { changePassword, passwordChanged } from "../../domain/account/change-password.server"
import { ChangePasswordForm } from "../../domain/account/schema"
import { changeSettings, findContext } from "../../domain/settings/change-settings.server"
import { ChangeProfile, ChangeRhythm, type ChangeSettings } from "../../domain/settings/schema"
import { runForm } from "../../http/forms/run-form.server"
import { callerOf } from "../../http/visitor/caller.server"
import { readyPage } from "../../http/visitor/guards.server"
import { signInCookies } from "../../http/visitor/session.server"
import { redirectWithToast } from "../../http/visitor/toast.server"

/** The three forms of the first settings page. Data they depend on is read together with the session. */
export async function saveSettings(args: ActionFunctionArgs) {
  const form = await args.request.formData()
  const intent = form.get("intent")
  const { deps } = args.context
  // Recalculating the streak needs the reflections.
  const concerned: ChangeSettings = intent === "rhythm" ? { timeZone: "", cadence: "daily" } : {}
  const { actor, data: known } = await readyPage(args, (reader, who) => findContext(reader, who, concerned))
  const change = (input: ChangeSettings) => changeSettings(deps, actor, input, known, callerOf(args))
  const saved = (title: string) => () => redirectWithToast("/settings", { title })
  if (intent === "profile") return runForm(args, ChangeProfile, change, saved("Profile saved"), form)
  if (intent === "rhythm") return runForm(args, ChangeRhythm, change, saved("Schedule saved"), form)
  if (intent !== "password") throw data(null, 400)
  return runForm(
    args,
    ChangePasswordForm,
    (input) => changePassword(deps, actor, input, callerOf(args)),
    (opened) => {
      const toast = { title: "Password Updated", description: passwordChanged }
      return redirectWithToast("/settings", toast, signInCookies(opened))
    },
    form,
  )
}
