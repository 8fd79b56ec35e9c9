import type { LoaderFunctionArgs } from "@remix-run/cloudflare"

/** App pages send `noindex` themselves; API calls and forms are not worth crawling. */
export function loader({ request }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /media/",
    `Sitemap: ${new URL("/sitemap.xml", request.url)}`,
  ]
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  })
}
