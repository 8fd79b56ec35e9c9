import { subscribe } from "node:diagnostics_channel"

const attempts = 3

/**
 * Makes every `fetch` of this thread, including Miniflare's own, open a new connection. The runtime closes connections
 * that were idle for five seconds, and a process delayed by a busy machine would reuse one before it notices.
 */
export function freshConnections(): void {
  subscribe("undici:request:create", (message) => {
    const { request } = message as { request: { reset: boolean | null } }
    request.reset = true
  })
}

/**
 * Retries work that could not be sent. Miniflare prepares statements over a persistent connection in its own thread,
 * which `freshConnections` does not reach. Only for idempotent work.
 */
export async function retryUnsent<T>(work: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const unsent = error instanceof Error && error.message === "fetch failed"
    if (!unsent || attempt === attempts) throw error
    return retryUnsent(work, attempt + 1)
  }
}
