import { readFileSync } from "node:fs"
import { beforeAll, expect, test } from "vitest"
import { publicPages } from "../../app/ui/search/public-pages"
import { root } from "../house/source-files"
import { type Server, startServer } from "../support/server/server"

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 180_000)

const read = async (path: string, headers: HeadersInit = {}) =>
  (await fetch(`${server.origin}${path}`, { headers })).text()

test("every public page has a canonical URL, a share image of the right size and a sitemap entry", async () => {
  const sitemap = await read("/sitemap.xml")
  for (const { path, image } of publicPages) {
    const html = await read(path)
    expect(html, path).toContain(`<link rel="canonical" href="${server.origin}${path}"/>`)
    expect(html, path).toContain(`content="${server.origin}/share/${image}.png"`)
    expect(html, path).not.toContain("noindex")
    expect(sitemap).toContain(`<loc>${server.origin}${path}</loc>`)
    const png = readFileSync(`${root}/public/share/${image}.png`)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  }
  expect(sitemap.match(/<loc>/g)).toHaveLength(publicPages.length)
})

test("pages that are not public are not indexed", async () => {
  for (const path of ["/nowhere", "/consent"]) expect(await read(path), path).toContain('content="noindex"')
  const robots = await read("/robots.txt")
  expect(robots).toContain(`Sitemap: ${server.origin}/sitemap.xml`)
  expect(robots).toContain("Disallow: /api/")
})

test("the landing page describes the product with the prices of the plans", async () => {
  const [, json = "{}"] = (await read("/")).match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? []
  const described = JSON.parse(json)
  expect(described["@type"]).toBe("WebApplication")
  expect(described.offers.map(({ price }: { price: string }) => price)).toEqual(["0.00", "10.00", "19.00"])
})
