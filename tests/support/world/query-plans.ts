import type { World } from "./world"

/**
 * How the database goes about statements (as the product sent them), a line for each step that reads a whole table, or
 * a whole index, rather than looking something up.
 */
export async function fullScans(world: World, statements: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const statement of new Set(statements)) {
    const parameters = statement.match(/\?/g) ?? []
    const steps = await world.rows(`explain query plan ${statement}`, ...parameters.map(() => null))
    // A list that came as a parameter is read whole, and so is the answer of a subquery.
    const isList = (step: string) => /^SCAN (json_each|CONSTANT|\(|\w+ VIRTUAL TABLE)/.test(step)
    const scans = steps.map(({ detail }) => String(detail)).filter((step) => step.startsWith("SCAN ") && !isList(step))
    found.push(...scans.map((scan) => `${scan}: ${statement}`))
  }
  return found
}
