import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { cancelSubscription, resumeSubscription } from "../../domain/billing/cancel-subscription.server"
import { startCheckout } from "../../domain/billing/start-checkout.server"
import { StartCheckout } from "../../domain/billing/subscription-schema"
import { DomainError } from "../../domain/kernel/errors"
import type { Actor } from "../../domain/users/actor"
import { parseInput } from "../../http/input.server"
import { redirectWithToast } from "../../http/toast.server"

const path = "/billing"

/** On to the hosted page, with a plain redirect that a form without a script follows too. */
export function checkOut({ request, context }: ActionFunctionArgs, actor: Actor, formData: FormData) {
  return orToast("Checkout failed", async () => {
    const input = parseInput(StartCheckout, Object.fromEntries(formData))
    const { origin } = new URL(request.url)
    const { url } = await startCheckout(context.deps, actor, input, { origin, idempotency: null })
    return redirect(url, 303)
  })
}

export function cancel({ context }: ActionFunctionArgs, actor: Actor) {
  return orToast("Cancellation failed", async () => {
    await cancelSubscription(context.deps, actor)
    return redirectWithToast(path, {
      title: "Subscription canceled",
      description: "Your subscription will end at the current billing period.",
    })
  })
}

export function resume({ context }: ActionFunctionArgs, actor: Actor) {
  return orToast("Resuming failed", async () => {
    await resumeSubscription(context.deps, actor)
    return redirectWithToast(path, { title: "Subscription resumed", description: "Your plan goes on as before." })
  })
}

/** A refusal is told on the page that it is about, as a toast. */
async function orToast(title: string, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return redirectWithToast(path, { title, description: error.message, variant: "destructive" })
  }
}
