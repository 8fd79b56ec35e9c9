import { storyAt } from "./gazette"
import { half, oversized } from "./oversized"
import { drawing } from "./png"
import { postingAt, postings } from "./postings"
import { escapeHtml, json, page } from "./respond"
import type { SandboxCall, Service } from "./service"

/** Web pages: the stories that feeds and search name, their pictures, and some job postings. */
export const pages: Service = {
  name: "pages",
  modes: ["cut", "huge", "malformed", "not-an-image", "loop"],
  isPage: ({ request }) => request.headers.get("sec-fetch-mode") === "navigate",
  async answer({ url }: SandboxCall, mode) {
    const name = decodeURIComponent(url.pathname.slice("/pages/".length))
    if (mode === "loop") return new Response(null, { status: 302, headers: { location: url.href } })
    const [, kind] = /^(picture|icon)-.*\.png$/.exec(name) ?? []
    if (kind) return picture(name, kind === "icon" ? 32 : 240, mode)
    const found = name === "" ? index() : (story(name) ?? posting(name))
    if (!found) return json(404, { error: { message: "There is no such page." } })
    const text = await found.text()
    if (mode === "huge") return oversized(half(text), "text/html; charset=utf-8")
    const broken = { cut: half(text), malformed: text.replaceAll("</", "<<").replaceAll('"', "") }[mode]
    return new Response(broken ?? text, { headers: found.headers })
  },
}

async function picture(name: string, width: number, mode: string): Promise<Response> {
  const headers = { "content-type": "image/png" }
  if (mode === "not-an-image") {
    const script = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(document.domain)</script></svg>"
    return new Response(script, { headers })
  }
  const png = await drawing(name, width, width === 32 ? 32 : 135)
  if (mode === "huge") return oversized(png, "image/png")
  const broken = { cut: png.slice(0, 20), malformed: png.slice().fill(0, 8, 40) }[mode]
  return new Response(broken ?? png, { headers })
}

function index(): Response {
  const links = postings.map(({ name, title }) => `<li><a href="/pages/${name}">${escapeHtml(title)}</a></li>`)
  return page("Pages of the sandbox", `<p>Job postings:</p><ul>${links.join("")}</ul>`)
}

function story(name: string): Response | null {
  const found = storyAt(name)
  if (!found) return null
  const { slug, title, publishedAt, paragraphs } = found
  const text = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("")
  const made = publishedAt.toISOString().slice(0, 10)
  return page(
    title,
    `<p>Sandbox Gazette, <time datetime="${made}">${made}</time></p><img src="/pages/picture-${slug}.png" alt="" width="240" height="135">${text}`,
    "img-src 'self'",
  )
}

function posting(name: string): Response | null {
  const found = postingAt(name)
  return found === null ? null : new Response(found, { headers: { "content-type": "text/html; charset=utf-8" } })
}
