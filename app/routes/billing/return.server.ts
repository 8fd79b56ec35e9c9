import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { refreshOnReturn } from "../../domain/billing/refresh-subscription.server"
import { requireReady } from "../../http/visitor/guards.server"
import { redirectWithToast } from "../../http/visitor/toast.server"

/**
 * Reports the outcome to a user who returns from the hosted page, then redirects to the page without the parameters.
 * Refreshes the subscription first, because the provider's webhook may not have arrived yet.
 */
export async function returnFromCheckout(args: LoaderFunctionArgs): Promise<void> {
  const search = new URL(args.request.url).searchParams
  if (search.get("success") === "true") {
    await refreshOnReturn(args.context.deps, await requireReady(args))
    throw redirectWithToast("/billing", {
      title: "Payment Successful!",
      description: "Your subscription has been activated. Welcome to your new plan!",
    })
  }
  if (search.get("canceled") === "true") {
    throw redirectWithToast("/billing", {
      title: "Payment Canceled",
      description: "Your subscription upgrade was canceled. You can try again anytime.",
      variant: "destructive",
    })
  }
}
