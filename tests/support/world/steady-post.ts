import { Agent, request } from "node:http"

// The runtime closes connections after five idle seconds; the agent gives them up earlier.
const agent = new Agent({ keepAlive: true, timeout: 2000 })

/**
 * Posts to the worlds' runtime. The runtime may close a persistent connection just as a busy machine reuses it. The
 * request has had no effect then, so it is retried on a new connection.
 */
export function steadyPost(url: URL, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: "POST", agent }, (response) => {
      let text = ""
      response.setEncoding("utf8").on("error", reject)
      response.on("data", (part: string) => {
        text += part
      })
      response.on("end", () => resolve(text))
    })
    sent.on("error", (error) => {
      if (sent.reusedSocket && "code" in error && error.code === "ECONNRESET") resolve(steadyPost(url, body))
      else reject(error)
    })
    sent.end(body)
  })
}
