import { passwords } from "../../workers/adapters/passwords/passwords"
import { addPeople, allJobsOver, type Person, post } from "../support/server/server-people"
import { startCountingServer } from "./counting-server"
import { budgetOf, type Call, callsOf, password, type Targets } from "./d1-calls"
import { addHistory } from "./history"
import { modelPosting } from "./job-analysis-calls"
import { isMain, printed, type Report } from "./report"

const maxRows = 80
/** Tolerance for the depth of an index, which adds a few rows on a longer history. */
const slack = 4
const histories = { few: 100, many: 50_000 }

interface Cost {
  status: number
  trips: number
  read: number
  written: number
}

async function spend(origin: string, person: Person, call: Call): Promise<Cost> {
  const session: Record<Call["as"], Record<string, string>> = {
    visitor: {},
    browser: { cookie: person.cookie },
    api: { authorization: `Bearer ${person.token}` },
  }
  const headers = new Headers({ ...session[call.as], prefer: "respond-async" })
  if (call.json) headers.set("content-type", "application/json")
  const response = await fetch(origin + call.path, {
    method: call.method,
    headers,
    body: call.json ? JSON.stringify(call.json) : call.form ? new URLSearchParams(call.form) : undefined,
    redirect: "manual",
  })
  const text = await response.text()
  // A password change ends the session and opens a new one.
  if (call.kind === "password" && call.as === "api") person.token = JSON.parse(text || "{}").token ?? person.token
  const trips: { read: number; written: number }[] = JSON.parse(response.headers.get("x-d1") ?? "[]")
  const sum = (key: "read" | "written") => trips.reduce((total, trip) => total + trip[key], 0)
  return { status: response.status, trips: trips.length, read: sum("read"), written: sum("written") }
}

/** G4 and G5: the database cost of every page and call, for a short and for a long history. */
export async function measureDatabase(): Promise<Report[]> {
  await using server = await startCountingServer()
  const [few, many] = await addPeople(server, 2, "pro")
  if (!few || !many) throw new Error("No people.")
  const hash = await passwords.hash(password)
  await server.sql("update users set password_hash = ?", hash)
  await server.sql("update sessions set confirmed_at = created_at")
  const targets = new Map<Person, Targets>()
  for (const [person, records] of [
    [few, histories.few],
    [many, histories.many],
  ] as const) {
    const documents: string[] = []
    for (let i = 0; i < 3; i++) {
      const response = await post(server, person, "/api/content/generate", { type: i === 0 ? "resume" : "bio" })
      documents.push(JSON.parse(await response.text()).content.id)
    }
    const read = await post(server, person, "/api/job-analysis/analyze", { type: "text", content: modelPosting })
    const analysis = String(JSON.parse(await read.text()).id)
    await addHistory(server, person, records, documents[0] ?? "", analysis)
    const [job] = await server.sql(
      "select id from jobs where user_id = ? and type = 'content.generate' limit 1",
      person.id,
    )
    targets.set(person, { documents, jobId: String(job?.id), analysis })
  }
  const rows: Report["rows"] = []
  const misses: string[] = []
  const costs = new Map<Person, Cost[]>()
  const lists = [few, many].map((person) =>
    callsOf(targets.get(person) ?? { documents: [], jobId: "", analysis: "" }, person.id),
  )
  for (const [i, person] of [few, many].entries()) {
    const spent: Cost[] = []
    for (const call of lists[i] ?? []) {
      spent.push(await spend(server.origin, person, call))
      if (call.kind === "change" || call.kind === "waiting") await allJobsOver(server, 20)
    }
    costs.set(person, spent)
  }
  for (const [i, { name, method, kind, ok, maxRead = maxRows, maxTrips, maxWritten }] of (lists[0] ?? []).entries()) {
    const [a, b] = [costs.get(few)?.[i], costs.get(many)?.[i]]
    if (!a || !b) continue
    const what = `${method} ${name}`
    const budget = budgetOf(kind)
    rows.push([what, a.trips, a.read, b.read, a.written])
    if (!ok.includes(a.status) || !ok.includes(b.status)) misses.push(`${what} answered ${a.status} and ${b.status}`)
    const limit = maxTrips ?? budget.trips
    if (Math.max(a.trips, b.trips) > limit) misses.push(`${what}: ${a.trips} round trips, limit ${limit}`)
    const rowLimit = maxWritten ?? budget.written
    if (Math.max(a.written, b.written) > rowLimit) misses.push(`${what}: ${a.written} rows written, limit ${rowLimit}`)
    if (Math.max(a.read, b.read) > maxRead)
      misses.push(`${what}: ${Math.max(a.read, b.read)} rows read, limit ${maxRead}`)
    if (b.read > a.read + slack && maxRead === maxRows)
      misses.push(`${what}: reads ${a.read} rows of a short history and ${b.read} of a long one`)
  }
  misses.push(...(await fullScans(server)))
  const goal = `Pages and reads 1 round trip, public pages 0, changes ≤ 2 (3 where they take a password: the try is counted before it is hashed, 4 where that try is forgotten meanwhile; a form that waits for the work it started looks at it after that); ≤ ${maxRows} rows read, the same with ${histories.few} and ${histories.many.toLocaleString("en")} records of history; ≤ 6 rows written (8 where an account or a session is made with them; more where one change is of several lines, each found by two indexes); no statement scans a table.`
  return [
    {
      title: "Database: what a page or call costs",
      goal,
      columns: ["call", "round trips", "rows read, short", "rows read, long", "rows written"],
      rows,
      misses,
    },
  ]
}

/** The statements seen so far whose plan scans a whole table or index. */
async function fullScans(server: Awaited<ReturnType<typeof startCountingServer>>): Promise<string[]> {
  const seen: [string, unknown[]][] = JSON.parse(await (await fetch(`${server.origin}/counted-statements`)).text())
  const found: string[] = []
  for (const [statement, params] of seen) {
    const plan = await server.sql(`explain query plan ${statement}`, ...params)
    const lines = plan.map(({ detail }) => String(detail))
    // Scanning a subquery's result is fine; the subquery's own plan has separate lines.
    const isSubquery = (line: string) =>
      ["CO-ROUTINE", "MATERIALIZE"].some((how) => lines.includes(line.replace("SCAN", how)))
    const scans = lines.filter((line) => /^SCAN (?!CONSTANT ROW|\d)(?!.*VIRTUAL TABLE)/.test(line) && !isSubquery(line))
    for (const scan of scans) found.push(`${scan}: ${statement.slice(0, 160)}`)
  }
  return found
}

if (isMain(import.meta.url)) await printed(measureDatabase)
