import type { Server } from "../support/server/server"

export interface Page {
  status: number
  location: string | null
  cookies: string[]
  html: string
}

/** A browser without scripts: it keeps cookies, follows no redirects by itself and submits forms. */
export function visitor(server: Server) {
  const jar = new Map<string, string>()

  async function send(path: string, init: RequestInit): Promise<Page> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
    const response = await fetch(server.origin + path, { redirect: "manual", ...init, headers: { cookie } })
    const cookies = response.headers.getSetCookie()
    for (const set of cookies) {
      const [name = "", value = ""] = (set.split(";")[0] ?? "").split(/=(.*)/)
      if (value === "" || set.includes("Max-Age=0")) jar.delete(name)
      else jar.set(name, value)
    }
    const html = await response.text()
    return { status: response.status, location: response.headers.get("Location"), cookies, html }
  }

  return {
    jar,
    get: (path: string) => send(path, {}),
    post: (path: string, fields: Record<string, string> = {}) =>
      send(path, { method: "POST", body: new URLSearchParams(fields) }),
    /** Sends fields in the given order; names may repeat. */
    sendFields: (path: string, fields: [string, string][]) =>
      send(path, { method: "POST", body: new URLSearchParams(fields) }),
  }
}

/** A visitor who has just registered. */
export async function newcomer(server: Server) {
  const person = visitor(server)
  const email = `visitor-${crypto.randomUUID().slice(0, 8)}@example.com`
  const fields = { firstName: "Robin", lastName: "Example", email, password: "quiet-harbour-42" }
  const made = await person.post("/auth/register", { ...fields, confirmPassword: fields.password })
  return { ...person, ...fields, made }
}

/** A page's text without tags and comments. */
export function textOf(html: string): string {
  const text = html.replace(/<!--.*?-->/g, "").replace(/<[^>]+>/g, " ")
  return text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replace(/\s+/g, " ")
}
