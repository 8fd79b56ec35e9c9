import type { CostClass } from "./costs"
import { paramsOf } from "./path-pattern"

/** What each form of a page costs, by the page's path. Reading a page is `read`, or `light` where it says so below. */
export const formCosts: Record<string, CostClass> = {
  "/auth/login": "password",
  "/auth/register": "password",
  "/auth/demo": "password",
  "/auth/logout": "change",
  "/theme": "light",
  "/onboarding": "write",
  "/insights/refresh": "change",
  "/insights/muted": "change",
  "/insights/{id}": "change",
  "/growth-pulse": "write",
  "/growth-pulse/{id}": "write",
  "/achievements": "write",
  "/content": "write",
  "/content/trash": "change",
  "/content/{id}": "write",
  "/evidence": "write",
  "/billing": "payment",
  "/settings": "password",
  "/settings/sessions": "password",
  "/settings/export": "archive",
  "/settings/export/{id}": "password",
  "/settings/import": "archive",
  "/settings/delete": "password",
  "/settings/tokens": "password",
  "/settings/ai-runs": "change",
  "/inbox": "change",
}

/** Pages of which one view asks for many, and none of them the database for more than a row. */
const lightPages = ["/media/{key}", "/__manifest"]

/** The class of a request for a page: a form nobody knows counts as the dearest, so that no spelling is a way around. */
export function pageCost({ method, url }: Pick<Request, "method" | "url">): CostClass {
  const segments = spelledPlainly(new URL(url).pathname).split("/")
  const isAt = (pattern: string) => paramsOf(pattern.split("/"), segments) !== null
  if (method === "GET" || method === "HEAD") return lightPages.some(isAt) ? "light" : "read"
  // A path that is spelled out is never taken for an id: those without one stand first.
  const known = Object.keys(formCosts).sort((a, b) => Number(a.includes("{")) - Number(b.includes("{")))
  return formCosts[known.find(isAt) ?? ""] ?? "password"
}

/** A path as the framework understands it, which heeds neither case nor slashes, and asks for data under another name. */
function spelledPlainly(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.data$/, "")
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1")
}
