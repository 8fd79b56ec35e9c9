import { connect } from "node:net"

export interface RawRequest {
  method: string
  path: string
  headers: string[]
  body: string
}

/** A request as raw bytes, so that nothing between the test and the worker corrects it. */
const bytesOf = ({ method, path, headers, body }: RawRequest) =>
  Buffer.from([`${method} ${path} HTTP/1.1`, "Host: localhost", ...headers, "", body].join("\r\n"), "latin1")

/** Sends one request on its own connection. Returns the status; 0 if the connection ended without a response. */
export async function statusOf(origin: string, request: RawRequest): Promise<number> {
  return (await statusesOnOne(origin, [request]))[0] ?? 0
}

/** Sends requests one after the other on one connection. Returns the statuses, fewer if the connection was closed. */
export async function statusesOnOne(origin: string, requests: RawRequest[]): Promise<number[]> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1")
  socket.setTimeout(20_000, () => socket.destroy())
  for (const request of requests) socket.write(bytesOf(request))
  let answers = ""
  const statuses = () => [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  try {
    for await (const piece of socket) {
      answers += piece
      if (statuses().length === requests.length) break
    }
  } catch {
    // A closed connection has delivered everything it will.
  }
  return statuses()
}
