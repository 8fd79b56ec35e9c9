import { expect, test } from "vitest"
import { parseVariables } from "../../../../workers/env"
import { checkAddress } from "../../kernel/public-address"
import { shelves } from "../../kernel/web"
import { canonicalUrl } from "./canonical-url"
import { defaultSources } from "./default-sources"
import { parseFeedSources, sourcesFor } from "./sources"
import { starterPieces } from "./starter"

test("a list of feeds has entries for everyone or for an industry, with any separators", () => {
  const text = `https://a.example/feed, Technology=https://b.example/x?a=1
    real_estate=https://c.example/atom.xml non-profit=https://d.example/,Real-Estate=https://c.example/atom.xml,,`
  const { sources } = parseFeedSources(text)
  expect(sources).toEqual({
    General: ["https://a.example/feed"],
    Technology: ["https://b.example/x?a=1"],
    "Real Estate": ["https://c.example/atom.xml"],
    "Non-profit": ["https://d.example/"],
  })
  expect(sourcesFor("Technology", sources)).toEqual(["https://b.example/x?a=1"])
  expect(sourcesFor("Legal", sources)).toEqual([])
  expect(sourcesFor("Legal", null).length).toBeGreaterThan(2)
})

test.each([
  ["Gardening=https://a.example/feed", '"Gardening"'],
  ["a.example/feed", '"a.example/feed"'],
  ["Technology=ftp://a.example/", '"ftp://a.example/"'],
  ["Technology=", '""'],
])("%s stops the start with a sentence that names it", (text, named) => {
  expect(parseFeedSources(text).problem).toContain(named)
  expect(() => parseVariables({ FEED_SOURCES: text })).toThrow(/FEED_SOURCES: /)
  expect(() => parseVariables({ FEED_SOURCES: text })).toThrow(named)
})

test("a URL that contains an equals sign is a URL", () => {
  expect(parseFeedSources("https://a.example/feed?x=https://b.example").sources).toEqual({
    General: ["https://a.example/feed?x=https://b.example"],
  })
})

test("every shelf has its own feeds, at URLs that the guard allows", () => {
  for (const shelf of shelves) {
    const urls = defaultSources[shelf] ?? []
    expect(urls.length, shelf).toBeGreaterThanOrEqual(3)
    for (const url of urls) expect(checkAddress(url, { ownHosts: [], allowedOrigins: [] }).refusal, url).toBeNull()
  }
})

test("the starter set fills every shelf, with each piece once and at its canonical URL", () => {
  const all = shelves.flatMap((shelf) => starterPieces(shelf))
  for (const shelf of shelves) {
    const least = shelf === "General" ? 12 : 4
    expect(starterPieces(shelf).length, shelf).toBeGreaterThanOrEqual(least)
  }
  expect(all.length).toBeGreaterThanOrEqual(70)
  for (const { url, summary } of all) {
    expect(canonicalUrl(url), url).toBe(url)
    expect(summary.length).toBeLessThan(200)
  }
  expect(new Set(all.map(({ url }) => url)).size).toBe(all.length)
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(["article", "video", "podcast", "report"]))
})
