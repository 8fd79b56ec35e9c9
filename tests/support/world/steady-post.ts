import { Agent, request } from "node:http"

// The runtime closes a connection that has been idle for five seconds; ours is given up before.
const agent = new Agent({ keepAlive: true, timeout: 2000 })

/**
 * Posts to the runtime of the worlds. A kept connection may be closed by the runtime in the moment in which a busy
 * machine comes to use it; nothing has been done then, and another one is opened.
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
