import { subscribe } from "node:diagnostics_channel"

const attempts = 3

/**
 * Every `fetch` of this thread, Miniflare's own included, opens a connection of its own. The runtime closes one that
 * has been idle for five seconds, and a process that a busy machine has kept waiting sends on it before it notices.
 */
export function freshConnections(): void {
  subscribe("undici:request:create", (message) => {
    const { request } = message as { request: { reset: boolean | null } }
    request.reset = true
  })
}

/**
 * Does again what could not be sent: Miniflare prepares statements over a connection that it keeps in a thread of its
 * own, out of reach of `freshConnections`. Only for work that may be done twice.
 */
export async function steadily<T>(work: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const unsent = error instanceof Error && error.message === "fetch failed"
    if (!unsent || attempt === attempts) throw error
    return steadily(work, attempt + 1)
  }
}
