import { subscribe } from "node:diagnostics_channel"
import type { Server } from "node:http"
import { day } from "../../app/domain/clock"

const seen = new WeakSet<Server>()

/**
 * The runtime calls back into this process over connections that it keeps, among others when its queue has delivered
 * a batch, and such a call that fails stops that queue for good. Node ends a connection that was idle for 5 s, which
 * a runtime that was busy meanwhile does not notice before it uses it. So here they stay.
 */
export function keepConnections(): void {
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server }
    if (seen.has(server)) return
    seen.add(server)
    server.keepAliveTimeout = day
  })
}
