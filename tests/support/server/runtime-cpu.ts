import { readdirSync, readFileSync } from "node:fs"

const ticksPerSecond = 100

/** The CPU time in milliseconds used by the runtimes that this process started. Linux only; 0 elsewhere. */
export function runtimeCpu(): number {
  let ticks = 0
  for (const id of processIds()) {
    const stat = readStat(id)
    if (!stat?.name.startsWith("workerd") || Number(stat.fields[1]) !== process.pid) continue
    ticks += Number(stat.fields[11]) + Number(stat.fields[12])
  }
  return (ticks * 1000) / ticksPerSecond
}

function processIds(): string[] {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** A process's name and the following fields from /proc/[pid]/stat (proc(5)); null if the process has just ended. */
function readStat(id: string): { name: string; fields: string[] } | null {
  try {
    const text = readFileSync(`/proc/${id}/stat`, "utf8")
    const end = text.lastIndexOf(")")
    return { name: text.slice(text.indexOf("(") + 1, end), fields: text.slice(end + 2).split(" ") }
  } catch {
    return null
  }
}
