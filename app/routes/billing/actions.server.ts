import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { cancelSubscription, resumeSubscription } from "../../domain/billing/cancel-subscription.server"
import { startCheckout } from "../../domain/billing/start-checkout.server"
import { StartCheckout } from "../../domain/billing/subscription-schema"
import type { Actor } from "../../domain/users/actor"
import { NoFields } from "../../http/forms/run-form.server"
import { runToldForm, type ToastOutcome } from "../../http/forms/run-told-form.server"
import { redirectWithToast } from "../../http/visitor/toast.server"

const path = "/billing"

/** A refusal is shown as a toast on the page it concerns. */
const toldAs = (title: string): ToastOutcome => ({
  to: path,
  refused: (description) => ({ title, description, variant: "destructive" }),
})

/** Redirects to the hosted page; a plain redirect also works for a form without a script. */
export function checkOut(args: ActionFunctionArgs, actor: Actor, form: FormData) {
  const { origin } = new URL(args.request.url)
  const start = (plan: StartCheckout) => startCheckout(args.context.deps, actor, plan, { origin, idempotency: null })
  return runToldForm(args, StartCheckout, start, ({ url }) => redirect(url, 303), form, toldAs("Checkout failed"))
}

export function cancel(args: ActionFunctionArgs, actor: Actor, form: FormData) {
  const toast = {
    title: "Subscription canceled",
    description: "Your subscription will end at the current billing period.",
  }
  const end = () => cancelSubscription(args.context.deps, actor)
  return runToldForm(args, NoFields, end, () => redirectWithToast(path, toast), form, toldAs("Cancellation failed"))
}

export function resume(args: ActionFunctionArgs, actor: Actor, form: FormData) {
  const toast = { title: "Subscription resumed", description: "Your plan continues as before." }
  const goOn = () => resumeSubscription(args.context.deps, actor)
  return runToldForm(args, NoFields, goOn, () => redirectWithToast(path, toast), form, toldAs("Resuming failed"))
}
