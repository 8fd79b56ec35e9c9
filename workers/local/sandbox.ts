import { sandboxWorker } from "../sandbox/bundle"
import type { LocalSettings } from "./settings"

/** Miniflare's options for the sandbox next to the product, to which the sandbox delivers payment webhooks. */
export function sandboxOptions(script: string, settings: LocalSettings, host: string) {
  const { port, sandboxPort, nowOffset, variables } = settings
  const url = `http://${host}:${port}/api/billing/webhook`
  const webhook = { url, secret: variables.STRIPE_WEBHOOK_SECRET ?? "" }
  return sandboxWorker(script, { port: sandboxPort, nowOffset, webhook })
}

/** The sandbox's clock advances only on a request. Due renewals and webhooks wait for one. */
export async function wakeSandbox({ sandboxPort }: LocalSettings, host: string): Promise<void> {
  const answer = await fetch(`http://${host}:${sandboxPort}/control/stripe`).catch(() => null)
  await answer?.arrayBuffer()
}
