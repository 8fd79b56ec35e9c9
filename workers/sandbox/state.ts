import { misbehave } from "./behaviour"
import { control } from "./control"
import type { SandboxEnv } from "./entry"
import { indexPage } from "./index-page"
import { json } from "./respond"
import { type Call, type Service, services } from "./services"
import { createStore, type Store } from "./store"

/** The one instance that keeps the sandbox's state and answers every request. */
export class SandboxState implements DurableObject {
  private readonly store: Store

  constructor(ctx: DurableObjectState, env: SandboxEnv) {
    const offset = Number(env.NOW_OFFSET ?? 0) * 1000
    this.store = createStore(ctx.storage.sql, () => new Date(Date.now() + offset))
  }

  async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url)
    // Read even where it is not wanted: a body left unread resets the caller's connection.
    const body = await request.text()
    const [first = ""] = url.pathname.split("/").filter(Boolean)
    if (first === "") return indexPage(url.origin)
    if (first === "control") return control({ request, url, body, store: this.store })
    const service = services.find((candidate) => candidate.name === first)
    if (!service) return json(404, { error: { message: `The sandbox plays no service at /${first}.` } })
    return serve({ request, url, body, store: this.store }, service)
  }
}

async function serve(call: Call, service: Service) {
  const { request, url, body, store } = call
  if (service.isPage?.(call)) return service.answer(call, "ok")
  const { mode, ms } = store.takeMode(service.name)
  const headers = Object.fromEntries(request.headers)
  store.record({ service: service.name, mode, method: request.method, path: url.pathname + url.search, headers, body })
  return (await misbehave(mode, ms)) ?? service.answer(call, mode)
}
