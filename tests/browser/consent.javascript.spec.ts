import { expect, type Page, test } from "@playwright/test"
import { startServer } from "../support/server/server"
import { completeOnboarding, register } from "./people"
import { fill } from "./places/fill"
import { addressOf, type Place, type Stand } from "./places/place"
import { places } from "./places/places"

const tracker = "https://tracker.example"
let origin = ""

test.beforeAll(async () => {
  const server = await startServer({ TRACKER_SCRIPT_URL: `${tracker}/script.js`, TRACKER_KEY: "site-7" })
  origin = server.origin.replace("127.0.0.1", "localhost")
})
test.use({ baseURL: async ({ browserName: _ }, use) => use(origin) })

/** Records every request to another host; the tracker's own URL serves an empty script. */
async function foreignRequests(page: Page): Promise<string[]> {
  const seen: string[] = []
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== origin) seen.push(request.url())
  })
  await page.route(`${tracker}/**`, (route) => route.fulfill({ contentType: "text/javascript", body: "" }))
  return seen
}

const queue = (page: Page) => page.evaluate(() => (window as { trackerQueue?: unknown[] }).trackerQueue ?? [])

/** One place per route, for a viewer who can open it. */
function oneForEachRoute(stand: Stand, except: Place[] = []): Place[] {
  const seen = new Set(except.map(({ route }) => route))
  return places.filter((place) => place.stand === stand && !seen.has(place.route) && seen.add(place.route))
}

test("no page sends a request to another host before consent", async ({ page, context }) => {
  test.setTimeout(300_000)
  const foreign = await foreignRequests(page)
  const visited = oneForEachRoute("visitor")
  for (const place of visited) {
    const response = await page.goto(place.path)
    expect(response?.headers()["content-security-policy"]).not.toContain(tracker)
  }
  for (const stand of ["empty", "filled"] as const) {
    await context.clearCookies()
    const ids = await fill(page, stand)
    const next = oneForEachRoute(stand, visited)
    for (const place of next) await page.goto(addressOf(place, ids))
    visited.push(...next)
  }
  await page.goto("/settings")
  await expect(page.getByRole("region", { name: "Marketing tracker" })).toBeVisible()
  expect(foreign).toEqual([])
  expect(await queue(page)).toEqual([])
})

test("a visitor who accepts loads the tracker and can withdraw consent", async ({ page }) => {
  const foreign = await foreignRequests(page)
  await page.goto("/")
  await page.getByRole("button", { name: "Accept" }).click()
  await expect(page.getByRole("region", { name: "Marketing tracker" })).toHaveCount(0)
  await expect.poll(() => foreign).toEqual([`${tracker}/script.js`])
  expect(await queue(page)).toEqual([
    ["key", "site-7"],
    ["track", "landing_view", { page: "/" }],
  ])

  await page.goto("/privacy")
  await expect(page.getByText("loads only if you accept it, and never if")).toBeVisible()
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy choices" }).click()
  await expect(page.getByText("You accepted the tracker.")).toBeVisible()
  await page.getByRole("button", { name: "Decline" }).click()
  foreign.length = 0
  await page.goto("/")
  expect(await queue(page)).toEqual([])
  expect(foreign).toEqual([])
})

test("the tracker receives the specified events and a signed-in user's email, and nothing else", async ({ page }) => {
  await foreignRequests(page)
  await page.goto("/")
  await page.getByRole("button", { name: "Accept" }).click()
  const person = await register(page)
  await completeOnboarding(page)
  await expect.poll(() => queue(page)).toContainEqual(["track", "dashboard_view", { page: "/dashboard" }])
  await page.goto("/billing")
  expect(await queue(page)).toEqual([
    ["key", "site-7"],
    ["identify", { email: person.email }],
    ["track", "subscription_view", { page: "/billing" }],
  ])
  await page.goto("/influence-score")
  expect(await queue(page)).toContainEqual(["track", "influence_score_view", { page: "/influence-score" }])
})

test("Global Privacy Control counts as declining", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: origin, extraHTTPHeaders: { "Sec-GPC": "1" } })
  const foreign = await foreignRequests(page)
  await page.goto("/consent")
  await expect(page.getByText("Your browser declined for you")).toBeVisible()
  await expect(page.getByRole("button", { name: "Accept" })).toHaveCount(0)
  await page.goto("/")
  expect(foreign).toEqual([])
  await page.close()
})
