import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, expect, test } from "vitest"
import { buildIfChanged } from "../../workers/local/build"
import { root } from "./source-files"

const texts: Record<"server" | "client" | "licenses", string> = { server: "", client: "", licenses: "" }

beforeAll(async () => {
  const build = await buildIfChanged(root)
  texts.server = read(join(build, "server"))
  texts.client = read(join(build, "client/assets"))
  texts.licenses = readFileSync(join(build, "client/licenses.txt"), "utf8")
})

function read(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
  const scripts = names.filter((name) => name.endsWith(".js"))
  return scripts.map((name) => readFileSync(join(folder, name), "utf8")).join("\n")
}

test("the worker contains the app, its queue consumer and its crons", () => {
  for (const needed of ["queue.unreadable", "cron.unknown", "Content-Security-Policy"]) {
    expect(texts.server).toContain(needed)
  }
})

test.each([
  "SandboxState",
  "The sandbox has no service",
  "miniflare",
  "getPlatformProxy",
  "devQueue",
  "--control-fd",
  "esbuild",
])("the deployed worker contains nothing of the local start and the sandbox: %s", (mark) => {
  expect(texts.server).not.toContain(mark)
})

test.each([
  ["zod", "ZodError"],
  ["drizzle", "drizzle:Column"],
  ["openai", "api.openai.com"],
  ["the domain's SQL", "growth_entries"],
])("browser bundles contain nothing of %s", (_, mark) => {
  expect(texts.server).toContain(mark)
  expect(texts.client).not.toContain(mark)
})

test.each(["react", "react-dom", "@remix-run/router", "lucide-react", "tailwindcss"])(
  "the license of %s is served with the pages",
  (name) => {
    expect(texts.licenses).toMatch(new RegExp(`^${name} [\\d.]+ \\((?:MIT|ISC)\\)\n\n.*[Ll]icense`, "m"))
  },
)
