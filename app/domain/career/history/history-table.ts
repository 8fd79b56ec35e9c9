type Column = "number" | "dates" | "title" | "employer" | "place" | "duties" | "other"

const names: [Column, RegExp][] = [
  ["number", /^(?:(?:s(?:r|l)?|serial)\.? ?no\.?|#)$/i],
  [
    "dates",
    /^(?:dates?|from|to|until|start|end|period|duration|tenure|years?)(?: (?:date|from|to|employed|of employment))?$/i,
  ],
  ["title", /^(?:(?:job )?title|(?:job )?role|designation|position|post|occupation|job)(?: held)?s?$/i],
  ["employer", /^(?:(?:name of )?(?:employer|company|organi[sz]ation|firm|workplace))s?(?: name)?$/i],
  ["place", /^(?:location|place|town|city|address)$/i],
  [
    "duties",
    /^(?:(?:main|key|brief) )?(?:duties|responsibilities|tasks|activities|description|details|achievements)(?: of duties)?$/i,
  ],
  ["other", /^(?:reason for leaving|salary|hours|notice|grade|band)$/i],
]

/** The columns in the first row of a table of jobs; null if the line is not such a row. */
export function columnsOf(line: string): Column[] | null {
  const cells = line.split("\t").map((cell) => cell.trim().replace(/:$/, ""))
  const columns = cells.flatMap((cell) => names.find(([, pattern]) => pattern.test(cell))?.[0] ?? [])
  const isOfJobs = columns.includes("dates") && (columns.includes("title") || columns.includes("employer"))
  return columns.length === cells.length && isOfJobs ? columns : null
}

/** A row of a table of jobs: its heading with tab-separated cells, and the duties. */
export interface TableRow {
  heading: string
  told: string[]
}

/** A row parsed by its columns; null if the line is not one. */
export function rowOf(line: string, columns: Column[]): TableRow | null {
  const cells = line.split("\t").map((cell) => cell.trim())
  if (cells.length < 2 || cells.length > columns.length) return null
  const of = (column: Column) => cells.filter((cell, at) => columns[at] === column && cell !== "")
  const heading = [...of("title"), ...of("employer"), ...of("place"), of("dates").join(" – ")].filter(Boolean)
  return { heading: heading.join("\t"), told: [...of("duties"), ...of("other")] }
}
