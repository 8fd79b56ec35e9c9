import { subscribe } from "node:diagnostics_channel"
import type { Server } from "node:http"
import { day } from "../../app/domain/kernel/clock"

const seen = new WeakSet<Server>()

/**
 * The runtime calls back into this process over connections that it keeps, among others when its queue has delivered
 * a batch. Node ends a connection that was idle for 5 s, which a runtime that was busy meanwhile may not notice before
 * it uses it. That is the likely, not a proven, cause of a queue that stood still after a long stretch of work: such a
 * call that fails would stop it for good. So here the connections stay.
 */
export function keepConnections(): void {
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server }
    if (seen.has(server)) return
    seen.add(server)
    server.keepAliveTimeout = day
  })
}
