import { launch } from "chrome-launcher"
import lighthouse from "lighthouse"
import { chromiumFlags, getChromium } from "../runner/chromium"
import { startServer } from "../support/server/server"
import { addPeople, post } from "../support/server/server-people"
import { isMain, printed, quantile, type Report } from "./report"

const publicPages = ["/", "/try", "/privacy", "/how-we-score", "/auth/login", "/auth/register"]
const appPages = ["/dashboard", "/growth-pulse", "/content", "/achievements", "/job-analysis", "/settings", "/inbox"]
const categories = ["performance", "accessibility", "best-practices", "seo"] as const
/** The minimum score in each category. App pages are not indexed, so their SEO score is not measured. */
const goals = { public: [100, 100, 100, 100], app: [95, 100, 100, null] } as const
const runs = 3

/** G2: Lighthouse scores on its simulated phone, the median of three runs. */
export async function measureLighthouse(): Promise<Report[]> {
  await using server = await startServer()
  const origin = server.origin.replace("127.0.0.1", "localhost")
  const [person] = await addPeople(server, 1, "pro")
  if (!person) throw new Error("No person was added.")
  const written = await post(server, person, "/api/content/generate", { type: "resume" })
  const { content } = JSON.parse(await written.text())
  const chrome = await launch({ chromePath: getChromium(), chromeFlags: ["--headless=new", ...chromiumFlags] })
  const rows: Report["rows"] = []
  const misses: string[] = []

  async function measure(path: string, kind: keyof typeof goals) {
    const found: number[][] = categories.map(() => [])
    const wrong = new Set<string>()
    for (let run = 0; run < runs; run++) {
      const result = await lighthouse(origin + path, {
        port: chrome.port,
        onlyCategories: [...categories],
        disableStorageReset: true,
        extraHeaders: kind === "app" && person ? { Cookie: person.cookie } : {},
      })
      if (!result) throw new Error(`${path} gave no result.`)
      for (const [at, category] of categories.entries()) {
        const shown = result.lhr.categories[category]
        found[at]?.push(Math.round((shown?.score ?? 0) * 100))
        for (const { id, weight } of shown?.auditRefs ?? []) {
          if (weight > 0 && (result.lhr.audits[id]?.score ?? 1) < 0.9) wrong.add(`${category}: ${id}`)
        }
      }
      if (run === 0 && reached(found, kind).every(Boolean)) break
    }
    const scores = found.map((each) => quantile(each, 0.5))
    const name = path.replace(content.id, ":id")
    rows.push([name, ...scores.map((score, at) => (goals[kind][at] === null ? "–" : score))])
    if (!reached(found, kind).every(Boolean)) misses.push(`${name}: ${scores.join(", ")} (${[...wrong].join("; ")})`)
  }

  try {
    for (const path of publicPages) await measure(path, "public")
    for (const path of [...appPages, `/content/${content.id}`]) await measure(path, "app")
  } finally {
    chrome.kill()
  }
  const goal =
    "Public pages 100 in all four; app pages performance ≥ 95, accessibility and best practices 100 (they stay out of indexes). Simulated throttling; a page that misses at first is measured three times, and the median counts."
  return [{ title: "Lighthouse, mobile", goal, columns: ["page", ...categories], rows, misses }]
}

function reached(found: number[][], kind: keyof typeof goals): boolean[] {
  return goals[kind].map((goal, at) => goal === null || quantile(found[at] ?? [], 0.5) >= goal)
}

if (isMain(import.meta.url)) await printed(measureLighthouse)
