// Measures how long the built worker takes to export a two-page resume over HTTP, as a multiple of the same download as
// plain text (the floor: everything except the layout), and prints the messages for files that cannot be read.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { newcomer, textOf } from "../api/visitor"
import { endAll } from "../runner/at-end"
import { startServer } from "../support/server/server"
import { malformedFiles } from "./import/load"

const downloads = 15
const links = { linkedinUrl: "", portfolioUrl: "", githubUrl: "" }
const deeds = [
  "Moved the evening stock count to handheld scanners, which cut it from 4 hours to 90 minutes",
  "Trained 12 new colleagues on the night shift, of whom 11 are still there after a year",
  "Agreed a new delivery window with the carrier, so that no truck has waited more than 20 minutes",
  "Wrote the safety checklist that the whole region has used since",
]
const experience = Array.from({ length: 8 }, (_, at) => {
  const said = deeds.map((deed, line) => `- ${deed} at site ${at * deeds.length + line + 1}`)
  return [`Shift Lead, Harbor Depot ${at + 1} (${2024 - 2 * at - 2} – ${2024 - 2 * at})`, ...said].join("\n")
}).join("\n\n")

const server = await startServer()
try {
  const person = await newcomer(server)
  await person.post("/onboarding?step=1", { title: "Shift Lead", industry: "", bio: "", experience, intent: "next" })
  await person.post("/onboarding?step=3", { shortTermGoals: "", longTermGoals: "", ...links, intent: "complete" })
  const { location } = await person.post("/content", { intent: "generate", type: "resume", customPrompt: "" })
  const id = /created=([\w-]+)/.exec(location ?? "")?.[1] ?? ""
  const median = (format: string, floor?: number) =>
    measure(`/content/${id}/download?format=${format}`, person.jar, floor)
  const floor = await median("txt")
  for (const format of ["md", "json", "pdf", "docx"]) await median(format, floor)
  for (const name of readdirSync(malformedFiles).filter((name) => name !== "index.json")) await bring(name)
} finally {
  await endAll()
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`
}

function cookieOf(jar: ReadonlyMap<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
}

/** Prints the times of one download and returns their median in milliseconds. */
async function measure(path: string, jar: ReadonlyMap<string, string>, floor?: number): Promise<number> {
  const times: number[] = []
  let bytes = new Uint8Array()
  for (let at = 0; at < downloads; at++) {
    const began = performance.now()
    const response = await fetch(server.origin + path, { headers: { cookie: cookieOf(jar) } })
    bytes = new Uint8Array(await response.arrayBuffer())
    times.push(performance.now() - began)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  }
  const pages = new TextDecoder("latin1").decode(bytes).match(/\/Type \/Page\b/g)?.length
  const [first = 0, ...later] = times
  later.sort((a, b) => a - b)
  const size = `${Math.round(bytes.length / 1024)} KB${pages ? `, ${pages} pages` : ""}`
  const middle = later[Math.floor(later.length / 2)] ?? 0
  const shown = `first ${ms(first)}, then median ${ms(middle)}, slowest ${ms(later.at(-1) ?? 0)}`
  console.log(`${path.split("=")[1]} (${size}): ${shown}, ${(middle / (floor ?? middle)).toFixed(1)} × the floor`)
  return middle
}

/** Each file is uploaded by a new user, and the page is polled until it shows a result. */
async function bring(name: string) {
  const person = await newcomer(server)
  const body = new FormData()
  body.append("file", new File([readFileSync(join(malformedFiles, name))], name))
  const began = performance.now()
  const headers = { cookie: cookieOf(person.jar), Origin: server.origin }
  const sent = await fetch(`${server.origin}/import`, { method: "POST", redirect: "manual", body, headers })
  let html = sent.status === 302 ? "" : await sent.text()
  for (let tries = 0; sent.status === 302 && tries < 120; tries++) {
    html = (await person.get("/import")).html
    if (!html.includes("Reading your resume")) break
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  const alert = /role="alert"[^>]*>([\s\S]*?)<\/div>/.exec(html)?.[1]
  const told = alert ? textOf(alert).trim() : (/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? "nothing")
  console.log(`${name} (${Math.round(performance.now() - began)} ms): ${told}`)
}
