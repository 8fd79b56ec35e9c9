import { misbehave } from "./behavior"
import { control } from "./control"
import { indexPage } from "./index-page"
import { json } from "./respond"
import type { SandboxCall, Service } from "./service"
import { services } from "./services"
import { createStore, type Store } from "./store"
import { openProvider, type Provider } from "./stripe/provider"

export interface SandboxEnv {
  STATE: DurableObjectNamespace
  /** Seconds added to the clock. */
  NOW_OFFSET?: string
  /** The URL for the payment provider's webhooks. Without it, none are sent. */
  WEBHOOK_URL?: string
  STRIPE_WEBHOOK_SECRET?: string
}

/** The single instance that keeps the sandbox's state and handles every request. */
export class SandboxState implements DurableObject {
  private readonly store: Store
  private readonly stripe: Provider

  constructor(ctx: DurableObjectState, env: SandboxEnv) {
    const offset = Number(env.NOW_OFFSET ?? 0) * 1000
    this.store = createStore(ctx.storage.sql, () => new Date(Date.now() + offset))
    const { WEBHOOK_URL: webhookUrl = null, STRIPE_WEBHOOK_SECRET: secret = "" } = env
    this.stripe = openProvider(ctx.storage, this.store, { webhookUrl, secret })
  }

  alarm() {
    return this.stripe.wake()
  }

  async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url)
    // The body is always read, because an unread body resets the caller's connection.
    const body = await request.text()
    const [first = ""] = url.pathname.split("/").filter(Boolean)
    const call: SandboxCall = { request, url, body, store: this.store, stripe: this.stripe }
    if (first === "") return indexPage(url.origin)
    if (first === "control") return control(call)
    const service = services.find((candidate) => candidate.name === first)
    if (!service) return json(404, { error: { message: `The sandbox has no service at /${first}.` } })
    return serve(call, service)
  }
}

async function serve(call: SandboxCall, service: Service) {
  const { request, url, body, store } = call
  if (service.isPage?.(call)) return service.answer(call, "ok")
  const isConcerned = service.isConcerned?.(call, store.behavior(service.name).mode) ?? true
  const { mode, ms } = isConcerned ? store.takeMode(service.name) : { mode: "ok", ms: null }
  const headers = Object.fromEntries(request.headers)
  store.record({ service: service.name, mode, method: request.method, path: url.pathname + url.search, headers, body })
  return (await misbehave(mode, ms)) ?? service.answer(call, mode)
}
