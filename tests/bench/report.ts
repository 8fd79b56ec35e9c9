/** The result of one benchmark: a table, and the rows over their limit. */
export interface Report {
  title: string
  /** The goal, as a sentence. */
  goal: string
  columns: string[]
  rows: (string | number)[][]
  /** Rows that miss the goal; empty if all reach it. */
  misses: string[]
}

export function asMarkdown({ title, goal, columns, rows, misses }: Report): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`
  const table = [line(columns), line(columns.map(() => "---")), ...rows.map(line)]
  const verdict =
    misses.length === 0 ? "All reached." : ["Not reached:", ...misses.map((miss) => `- ${miss}`)].join("\n")
  return [`## ${title}`, goal, table.join("\n"), verdict].join("\n\n")
}

export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

export const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

/** Prints reports and exits with a code that says whether all goals were reached. */
export async function printed(measure: () => Promise<Report[]>): Promise<void> {
  const reports = await measure()
  for (const report of reports) console.log(`${asMarkdown(report)}\n`)
  process.exit(reports.some(({ misses }) => misses.length > 0) ? 1 : 0)
}

/** Whether Node was started with this file. */
export const isMain = (url: string) =>
  process.argv[1] !== undefined && url.endsWith(process.argv[1].replace(/^.*\/tests\//, "/tests/"))
