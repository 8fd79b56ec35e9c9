import ts from "typescript"
import { expect, test } from "vitest"
import { nodesOf, type SourceFile, sourceFiles } from "./source-files"

const all = sourceFiles(["app", "workers", "tests"])
const isTest = ({ path }: SourceFile) => /\.(test|spec)\.tsx?$/.test(path) || path.startsWith("tests/")
const production = all.filter((file) => !isTest(file))

/** The packages that the domain may use. It gets everything else through `Deps`. */
const domainPackages = [
  "zod",
  "drizzle-orm",
  "stopword",
  "stemmer",
  "date-fns",
  "@date-fns/tz",
  "fflate",
  "p-limit",
  "entities",
  "compromise",
  "mustache",
  "linebreak",
  "pdfkit",
  "docx",
  "bidi-js",
  "unpdf",
  "sax",
]

/** Which other layers each layer may use. */
const mayUse: Record<string, string[]> = {
  root: ["routes", "ui", "http", "domain"],
  routes: ["ui", "http", "domain"],
  api: ["http", "domain"],
  ui: ["domain"],
  http: ["domain"],
  domain: [],
  workers: ["domain"],
}

/**
 * Edges that are allowed by design: the splat route dispatches to the endpoint table, and the worker's entry guards
 * requests and builds responses.
 */
const allowedEdges: [from: string, to: string][] = [
  ["app/routes/api.ts", "app/api/contract.server"],
  ["workers/serve.ts", "app/http/"],
]

function layerOf(path: string): string {
  if (path.startsWith("workers/")) return "workers"
  return /^app\/(routes|api|ui|http|domain)\//.exec(path)?.[1] ?? "root"
}

const isOwn = (name: string) => /^(app|workers|tests)\//.test(name)
/** The composition modules that register background work and tables, which the entry points pass to the engines. */
const isRegistry = (to: string) => /^app\/(data-policies|jobs|job-results|schedules|tasks)\.server$/.test(to)
/** A stylesheet that one page links in addition to the global one. */
const isStyle = (to: string) => to.startsWith("app/styles/")
const isDoor = (from: string, to: string) => allowedEdges.some(([a, b]) => from === a && to.startsWith(b))

/** Lists every import for which `isWrong` is true, with its location. */
function wrongImports(files: SourceFile[], isWrong: (from: string, to: string) => boolean): string[] {
  return files.flatMap(({ path, imports }) => imports.filter((to) => isWrong(path, to)).map((to) => `${path} → ${to}`))
}

test("a layer uses only the layers below it", () => {
  const wrong = wrongImports(production, (from, to) => {
    const [a, b] = [layerOf(from), layerOf(to)]
    const isBeside = isDoor(from, to) || (a === "routes" && isStyle(to)) || (a !== "domain" && isRegistry(to))
    return isOwn(to) && a !== b && !mayUse[a]?.includes(b) && !isBeside
  })
  expect(wrong).toEqual([])
})

test("the domain imports no framework, no runtime and no vendor SDK", () => {
  const wrong = wrongImports(production, (from, to) => {
    const isPackage = !isOwn(to) && !to.startsWith("virtual:")
    return (
      layerOf(from) === "domain" &&
      isPackage &&
      !domainPackages.some((name) => to === name || to.startsWith(`${name}/`))
    )
  })
  expect(wrong).toEqual([])
})

test("the engines of background work import no external service", () => {
  const services = /^app\/domain\/(ai|billing)\/|^app\/domain\/kernel\/(provider-error|payments|model|web)$/
  const engines = production.filter(({ path }) => /^app\/domain\/(jobs|fan-out|schedule)\//.test(path))
  expect(engines.length).toBeGreaterThan(10)
  expect(wrongImports(engines, (_, to) => services.test(to))).toEqual([])
})

test("components use only schemas, rules, the plan catalog and formats of the domain", () => {
  const allowed = /^app\/domain\/([\w/-]+\/(schema|rules)|plans\/catalog|kernel\/(product|clock|format|tier|industry))$/
  const wrong = wrongImports(
    production,
    (from, to) => layerOf(from) === "ui" && layerOf(to) === "domain" && isOwn(to) && !allowed.test(to),
  )
  expect(wrong).toEqual([])
})

/** The levels of the domain, lowest first. A feature may import only from lower levels. */
const levels = [
  "kernel",
  "users",
  "plans",
  "wording",
  "language",
  "files",
  "notifications",
  "jobs",
  "fan-out",
  "ai",
  "career",
  "rubric",
  "evidence",
  "achievements",
  "document",
  "sheet",
  "resume",
  "writer",
  "profile",
  "resume-import",
  "job-analysis",
  "growth-pulse",
  "content",
  "influence",
  "exports",
  "ats",
  "sharing",
  "billing",
  "account",
  "feed/pool",
  "feed/personal",
  "readiness",
  "dashboard",
  "settings",
  "tracking",
  "archive",
  "deletion",
  "demo",
  "schedule",
  "retention",
]

const levelOf = (path: string) => levels.findIndex((floor) => path.startsWith(`app/domain/${floor}/`))
const inDomain = ({ path }: SourceFile) => path.startsWith("app/domain/")

test("every domain file belongs to a level, and imports go downwards", () => {
  const files = production.filter(inDomain)
  expect(files.filter(({ path }) => levelOf(path) < 0).map(({ path }) => path)).toEqual([])
  const found = wrongImports(
    files,
    (from, to) => to.startsWith("app/") && (levelOf(to) < 0 || levelOf(to) > levelOf(from)),
  )
  expect(found).toEqual([])
})

test("imports have no cycles", () => {
  const files = all.filter(({ path }) => !path.startsWith("tests/bench/floor/"))
  const importsOf = new Map(files.map(({ path, imports }) => [path.replace(/\.tsx?$/, ""), imports.filter(isOwn)]))
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (path: string, way: string[]): void => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(" → "))
    if (done.has(path) || way.includes(path)) return
    for (const next of importsOf.get(path) ?? []) visit(next, [...way, path])
    done.add(path)
  }
  for (const path of importsOf.keys()) visit(path, [])
  expect(circles).toEqual([])
})

test("a route never imports a route", () => {
  const folderOf = (path: string) => /^app\/routes\/([^/]+)\//.exec(path)?.[1]
  const [map] = production.filter(({ path }) => path === "app/routes.ts")
  const pages = nodesOf(map ?? missing("app/routes.ts"), ts.isStringLiteral)
    .flatMap((line) => [...line.matchAll(/routes\/[\w/.-]+?(?=\.tsx?")/g)])
    .map(([name]) => `app/${name}`)
  expect(pages.length).toBeGreaterThan(10)
  const wrong = wrongImports(production, (from, to) => {
    if (layerOf(from) !== "routes" || layerOf(to) !== "routes") return false
    return pages.includes(to) || folderOf(from) !== folderOf(to)
  })
  expect(wrong).toEqual([])
})

test("only a feature's own files import its repository, so its SQL stays inside", () => {
  const wrong = wrongImports(production, (from, to) => {
    const feature = /^(app\/domain\/[\w-]+)\/(?:[\w-]+\/)*repository\.server$/.exec(to)?.[1]
    return feature !== undefined && !from.startsWith(`${feature}/`)
  })
  expect(wrong).toEqual([])
})

test("browser code does not import server-only modules", () => {
  const inBrowser = (path: string) => /^app\/(ui|entry\.client)/.test(path) || /\/(schema|rules)\.ts$/.test(path)
  expect(wrongImports(production, (from, to) => inBrowser(from) && to.endsWith(".server"))).toEqual([])
})

test("the app never imports the workers, and the deployed worker neither the local start nor the sandbox", () => {
  const deployed = ({ path }: SourceFile) => !/^workers\/(local|sandbox)\//.test(path)
  const wrong = wrongImports(production.filter(deployed), (from, to) =>
    from.startsWith("app/") ? to.startsWith("workers/") : /^workers\/(local|sandbox)\//.test(to),
  )
  expect(wrong).toEqual([])
})

test("files have at most 200 lines, tests at most 300", () => {
  expect(
    all.filter((file) => file.lines > (isTest(file) ? 300 : 200)).map(({ path, lines }) => `${path}: ${lines}`),
  ).toEqual([])
})

test("the median production file has at most 60 lines", () => {
  const lengths = production.map(({ lines }) => lines).sort((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(60)
})

test("nothing has the type any", () => {
  const found = all.flatMap((file) =>
    nodesOf(file, (node) => node.kind === ts.SyntaxKind.AnyKeyword).map((line) => `${file.path}:${line}`),
  )
  expect(found).toEqual([])
})

test("files are named in kebab-case, and no name is a catch-all", () => {
  const odd = production.filter(({ path }) => {
    const parts = path.split("/")
    return parts.some((part) => !/^[a-z0-9.-]+$/.test(part) || /^(utils?|helpers?|misc|common|lib)(\.|$)/.test(part))
  })
  expect(odd.map(({ path }) => path)).toEqual([])
})

function missing(what: string): never {
  throw new Error(`${what} is missing.`)
}
