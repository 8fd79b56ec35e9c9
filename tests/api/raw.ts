import { connect } from "node:net"

export interface RawRequest {
  method: string
  path: string
  headers: string[]
  body: string
}

/** A request as its bytes: nothing between the test and the worker corrects what is odd about it. */
const bytesOf = ({ method, path, headers, body }: RawRequest) =>
  Buffer.from([`${method} ${path} HTTP/1.1`, "Host: localhost", ...headers, "", body].join("\r\n"), "latin1")

/** Sends one request on a connection of its own. Answers the status; 0 where the connection ended without one. */
export async function statusOf(origin: string, request: RawRequest): Promise<number> {
  return (await statusesOnOne(origin, [request]))[0] ?? 0
}

/** Sends requests one after the other on one connection. Answers the statuses: fewer where it was cut. */
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
    // A connection that was cut has given what it gave.
  }
  return statuses()
}
