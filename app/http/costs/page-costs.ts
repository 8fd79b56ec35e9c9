import { paramsOf } from "../api/path-pattern"
import type { CostClass } from "./costs"

/** The cost class of each page's forms, by path. Reading a page is `read` unless listed below. */
export const formCosts: Record<string, CostClass> = {
  "/auth/login": "password",
  "/auth/register": "password",
  "/auth/demo": "password",
  "/auth/logout": "change",
  "/theme": "light",
  "/consent": "light",
  "/try": "write",
  "/onboarding": "write",
  "/import": "write",
  "/insights/refresh": "change",
  "/insights/muted": "change",
  "/insights/{id}": "change",
  "/growth-pulse": "write",
  "/growth-pulse/{id}": "write",
  "/achievements": "write",
  "/content": "write",
  "/content/trash": "change",
  "/content/{id}": "write",
  "/content/{id}/share": "password",
  "/s/{token}": "password",
  "/content/{id}/versions": "write",
  "/resume-templates": "change",
  "/resume-editor": "write",
  "/evidence": "write",
  "/job-analysis": "write",
  "/job-analysis/file": "archive",
  "/job-analysis/board": "change",
  "/job-analysis/{id}": "write",
  "/influence-score": "write",
  "/influence-score/import": "archive",
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

/** Paths requested many times per page view. Each reads at most one row. */
const lightPages = ["/media/{key}", "/templates/resume/{id}", "/templates/fonts/{file}", "/__manifest"]

/** Pages that run the document layout. */
const layoutPages = ["/content/{id}/download", "/content/{id}/parsers", "/s/{token}/image.png"]

/**
 * The cost class of a page request. An unknown form counts as the most expensive class, so no path spelling bypasses
 * the limit.
 */
export function pageCost({ method, url }: Pick<Request, "method" | "url">): CostClass {
  const segments = normalizedPath(new URL(url).pathname).split("/")
  const isAt = (pattern: string) => paramsOf(pattern.split("/"), segments) !== null
  if (method === "GET" || method === "HEAD")
    return layoutPages.some(isAt) ? "write" : lightPages.some(isAt) ? "light" : "read"
  // Literal paths sort before patterns with a parameter.
  const known = Object.keys(formCosts).sort((a, b) => Number(a.includes("{")) - Number(b.includes("{")))
  return formCosts[known.find(isAt) ?? ""] ?? "password"
}

/** Normalizes a path as the framework does: it ignores case, repeated or trailing slashes and the data suffix. */
function normalizedPath(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.data$/, "")
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1")
}
