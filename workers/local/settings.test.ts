import { expect, test } from "vitest"
import { shelves } from "../../app/domain/kernel/web"
import { parseVariables } from "../env"
import { introduction } from "./introduction"
import { readSettings } from "./settings"

const nowhere = "/nonexistent"

test("a local start without keys contacts no article source, so that no fictional article replaces a real one, and says so", () => {
  const settings = readSettings(nowhere, { PORT: "9000" })
  const set = parseVariables(settings.variables)
  expect([set.FEED_SOURCES, set.BRAVE_SEARCH_API_KEY]).toEqual([undefined, undefined])
  expect(introduction(settings)).toContain("no external source is contacted")
})

test("the sandbox's feeds and search are used on request", () => {
  const settings = readSettings(nowhere, { PORT: "9000", FEED_SOURCES: "sandbox", BRAVE_SEARCH_API_KEY: "sandbox" })
  const set = parseVariables(settings.variables)
  expect(set.SEARCH_API_BASE).toBe("http://127.0.0.1:9001/search")
  for (const shelf of shelves) {
    const [url, ...others] = set.FEED_SOURCES?.[shelf] ?? []
    expect([url, others]).toEqual([`http://127.0.0.1:9001/feeds/${shelf.toLowerCase().replace(" ", "-")}.xml`, []])
  }
  expect(introduction(settings)).toContain("feeds, with fictional articles")
})

test("configured feeds and keys are used, or no search at all", () => {
  const real = readSettings(nowhere, { BRAVE_SEARCH_API_KEY: "BSA-1", FEED_SOURCES: "https://a.example/feed" })
  const set = parseVariables(real.variables)
  expect(set.SEARCH_API_BASE).toBe("https://api.search.brave.com")
  expect(set.FEED_SOURCES).toEqual({ General: ["https://a.example/feed"] })
  expect(introduction(real)).toContain("Brave Search with your key")

  const none = readSettings(nowhere, { BRAVE_SEARCH_API_KEY: "off" })
  expect(parseVariables(none.variables).BRAVE_SEARCH_API_KEY).toBeUndefined()
})
