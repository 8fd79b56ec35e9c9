/**
 * The CPU time of a call in milliseconds of an unburdened machine. Measures again over the budget, because other
 * processes share the machine: they take its caches and slow each cycle down, so that such a measurement counts by what
 * a fixed piece of work costs right beside it.
 */
export async function cpuOf(work: () => unknown, budget: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let times = 0; times < 6 && best > budget; times++) {
    const spent = await spentOn(work)
    best = Math.min(best, spent > budget ? spent / (await slowness()) : spent)
  }
  return best
}

/** The cost of `fixedWork` where nothing else runs, in milliseconds: measured on two cores of 2.8 GHz. */
const unburdened = 13

async function slowness(): Promise<number> {
  fixedWork()
  const costs = [await spentOn(fixedWork), await spentOn(fixedWork), await spentOn(fixedWork)]
  return Math.max(1, Math.min(...costs) / unburdened)
}

/** Words found in a text and counted: strings, patterns and maps, as the readers use them. */
function fixedWork(): number {
  const text = Array.from({ length: 4000 }, (_, at) => `word${at % 97} `).join("")
  const counts = new Map<string, number>()
  for (let round = 0; round < 12; round++)
    for (const [whole] of text.matchAll(/(\w+?)(\d+)\s/g)) counts.set(whole, (counts.get(whole) ?? 0) + 1)
  return counts.size
}

async function spentOn(work: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
