import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { publicPages } from "../../ui/search/public-pages"

export function loader({ request }: LoaderFunctionArgs) {
  const urls = publicPages.map(({ path }) => `  <url><loc>${new URL(path, request.url)}</loc></url>`)
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n")
  return new Response(body, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  })
}
