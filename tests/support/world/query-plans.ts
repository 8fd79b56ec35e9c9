import type { World } from "./world"

/**
 * Explains statements (as the product sent them) and lists every step that scans a whole table or index instead of
 * searching it.
 */
export async function fullScans(world: World, statements: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const statement of new Set(statements)) {
    const parameters = statement.match(/\?/g) ?? []
    const steps = await world.rows(`explain query plan ${statement}`, ...parameters.map(() => null))
    // Scanning a list parameter or a subquery's result is expected.
    const isList = (step: string) => /^SCAN (json_each|CONSTANT|\(|\w+ VIRTUAL TABLE)/.test(step)
    const scans = steps.map(({ detail }) => String(detail)).filter((step) => step.startsWith("SCAN ") && !isList(step))
    found.push(...scans.map((scan) => `${scan}: ${statement}`))
  }
  return found
}
