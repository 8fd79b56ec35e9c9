import { subscribe } from "node:diagnostics_channel"
import type { Server } from "node:http"
import { day } from "../../app/domain/kernel/clock"

const seen = new WeakSet<Server>()

/**
 * Keeps idle connections open. The runtime calls back into this process over persistent connections, for example when
 * its queue has delivered a batch. Node closes a connection that was idle for 5 s, and a busy runtime may not notice
 * before it uses it. That is the likely but unproven cause of a queue that stalled after a long batch: one failed
 * callback stops the queue for good.
 */
export function keepConnections(): void {
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server }
    if (seen.has(server)) return
    seen.add(server)
    server.keepAliveTimeout = day
  })
}
