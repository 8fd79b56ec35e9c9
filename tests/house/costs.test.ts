import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { unstable_readConfig } from "wrangler"
import { endpoints } from "../../app/api/contract.server"
import { openApiDocument } from "../../app/api/openapi.server"
import { jobTypes } from "../../app/domain/jobs/schema"
import { type CostClass, costs, type Rate, rateBinding, rateOf } from "../../app/http/costs/costs"
import { jobCosts } from "../../app/http/costs/job-costs"
import { formCosts, pageCost } from "../../app/http/costs/page-costs"
import { root } from "./source-files"

interface Limiter {
  name: string
  namespace_id: string
  simple: Rate
}

const classes = Object.keys(costs) as CostClass[]

test("the rate limits in wrangler.toml match the cost table", () => {
  const { ratelimits }: { ratelimits: Limiter[] } = unstable_readConfig({ config: join(root, "wrangler.toml") })
  const wanted = classes.flatMap((cost) =>
    (["address", "user"] as const).flatMap((by) => {
      const simple = rateOf(by, cost)
      return simple ? [{ name: rateBinding(by, cost), simple }] : []
    }),
  )
  expect(ratelimits.map(({ name, simple }) => ({ name, simple }))).toEqual(wanted)
  const ids = ratelimits.map(({ namespace_id }) => namespace_id)
  expect(new Set(ids).size).toBe(ids.length)
})

test("every call has a cost class, and the contract publishes it", () => {
  const { paths = {} } = openApiDocument(endpoints)
  for (const [name, { cost }] of Object.entries(endpoints)) {
    const [method = "", path = ""] = name.split(" ")
    expect(classes, name).toContain(cost)
    expect(Object(paths[path])[method.toLowerCase()]["x-cost"], name).toEqual({ class: cost, ...costs[cost] })
  }
})

test("the CPU budget is at most 300 ms per request and one second per slice, and signed-in users have their own rate", () => {
  for (const cost of classes) expect(costs[cost].cpu, cost).toBeLessThanOrEqual(300)
  expect(Object.keys(jobCosts).sort()).toEqual([...jobTypes].sort())
  for (const type of jobTypes) {
    expect(classes, type).toContain(jobCosts[type].startedBy)
    expect(jobCosts[type].sliceCpu, type).toBeLessThanOrEqual(1_000)
  }
  for (const [name, { scope, cost }] of Object.entries(endpoints)) {
    if (scope !== "anyone" && cost !== "light") expect(rateOf("user", cost), name).not.toBeNull()
  }
})

/** The paths of all pages with a form, from the route map and the modules that it names. */
function formPages(): string[] {
  const map = readFileSync(join(root, "app/routes.ts"), "utf8")
  return [...map.matchAll(/route\("([^"]+)", "([^"]+)"/g)].flatMap(([, path = "", file = ""]) => {
    const text = readFileSync(join(root, "app", file), "utf8")
    const takesForm = /export (async )?(function|const) action|export \{[^}]*\baction\b/.test(text)
    return takesForm && !path.startsWith("api/") ? [`/${path.replace(/:(\w+)/g, "{$1}")}`] : []
  })
}

test("every page with a form has a cost class for it", () => {
  expect(readdirSync(join(root, "app/routes")).length).toBeGreaterThan(5)
  expect(Object.keys(formCosts).sort()).toEqual(formPages().sort())
})

test.each([
  ["POST", "/auth/login", "password"],
  ["POST", "/AUTH//Login/", "password"],
  ["POST", "/auth/login.data?index", "password"],
  ["POST", "/auth/log%69n", "password"],
  ["POST", "/content/trash", "change"],
  ["POST", "/content/0190", "write"],
  ["POST", "/no-such-page", "password"],
  ["GET", "/dashboard", "read"],
  ["GET", "/media/some-key", "light"],
])("%s %s counts as %s", (method, path, cost) => {
  expect(pageCost({ method, url: `http://localhost${path}` })).toBe(cost)
})
