import { writeFileSync } from "node:fs"
import { cpus } from "node:os"
import { join } from "node:path"
import { root } from "../house/source-files"
import { measureDatabase } from "./d1"
import { measureFanOut } from "./fanout"
import { measureFloor } from "./floor"
import { measureLighthouse } from "./lighthouse"
import { measureQueue } from "./queue"
import { asMarkdown } from "./report"
import { measureSize } from "./size"

/** Runs every benchmark and writes the results to a file. */
const reports = []
for (const measure of [measureSize, measureDatabase, measureQueue, measureFanOut, measureFloor, measureLighthouse]) {
  const found = await measure()
  for (const report of found) {
    console.log(
      `${report.title}: ${report.misses.length === 0 ? "all reached" : `${report.misses.length} not reached`}`,
    )
    reports.push(report)
  }
}
const [cpu] = cpus()
const head = [
  "# What was measured",
  `Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} × ${cpu?.model.trim() ?? "CPU"}. Times are those of a machine that may have had other work to do; sizes, round trips and rows are exact.`,
]
writeFileSync(join(root, "tests/bench/RESULTS.md"), `${[...head, ...reports.map(asMarkdown)].join("\n\n")}\n`)
process.exit(reports.some(({ misses }) => misses.length > 0) ? 1 : 0)
