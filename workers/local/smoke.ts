import { pathToFileURL } from "node:url"

/**
 * The time limit of each request in milliseconds, and the number of attempts: a deployment takes a moment to propagate.
 */
const timeLimit = 15_000
const maxAttempts = 10

interface Check {
  path: string
  /** Why the response is not what a healthy deployment returns; null if it is. */
  problemIn(response: Response, text: string): string | null
}

const checks: Check[] = [
  {
    path: "/api/health",
    problemIn: ({ status }, text) =>
      status === 200 && /"status":"ok"/.test(text) ? null : `${status} ${text.slice(0, 200)}`,
  },
  {
    path: "/",
    problemIn({ status, headers }, text) {
      if (status !== 200 || !text.includes("</html>")) return `Status ${status}, incomplete page`
      return headers.get("Content-Security-Policy") ? null : "The page lacks its security headers"
    },
  },
  {
    path: "/dashboard",
    problemIn: ({ status, headers }) =>
      status === 302 && headers.get("Location")?.startsWith("/auth/login")
        ? null
        : `${status}: a visitor is not redirected to the login page`,
  },
]

/** The URL of a deployed worker, parsed from the output of `wrangler deploy`; null if there is none. */
export function addressIn(printed: string): string | null {
  return /https:\/\/[\w.-]+\.workers\.dev/.exec(printed)?.[0] ?? null
}

/** Runs the checks against a deployed product and returns the URLs that passed. Throws on the first failed check. */
export async function smoke(base: string, { attempts = maxAttempts, pause = 3000 } = {}): Promise<string[]> {
  const passed: string[] = []
  for (const check of checks) {
    const url = new URL(check.path, base).href
    let wrong: string | null = null
    for (let attempt = 1; attempt <= attempts; attempt++) {
      wrong = await ask(url, check)
      if (wrong === null || attempt === attempts) break
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    if (wrong !== null) throw new Error(`${url} does not answer as it should. ${wrong}`)
    passed.push(url)
  }
  return passed
}

async function ask(url: string, { problemIn }: Check): Promise<string | null> {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(timeLimit) })
    return problemIn(response, await response.text())
  } catch (error) {
    return error instanceof Error ? `${error.message} ${error.cause ?? ""}` : "unknown"
  }
}

async function main(base: string | undefined): Promise<void> {
  if (!base) throw new Error("Usage: npm run smoke -- https://app.example.com")
  for (const url of await smoke(base)) console.log(`ok ${url}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  main(process.argv[2]).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}
