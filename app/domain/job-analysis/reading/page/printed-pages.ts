/** Text of pages without their headers and footers; the header of the first page stays. */
export function withoutPageEdges(text: string): string {
  const pages = text.split("\f")
  const seen = new Map<string, number>()
  const keyOf = (row: string) => row.trim().replace(/\d+/g, "0")
  for (const page of pages)
    for (const row of new Set(page.split("\n").map(keyOf))) seen.set(row, (seen.get(row) ?? 0) + 1)
  const isNumber = (row: string) => /^\s*(?:.{0,60}\s)?page\s+\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?\b.{0,50}$/i.test(row)
  const kept = pages.map((page, at) => {
    const rows = page.split("\n")
    return rows.filter((row, place) => {
      if (isNumber(row.slice(0, 200))) return false
      const isRepeated = pages.length > 1 && row.trim() !== "" && (seen.get(keyOf(row)) ?? 0) > 1
      return !isRepeated || (at === 0 && place < 3)
    })
  })
  return kept
    .map((rows, at) => {
      const first = rows.findIndex((row) => row.trim() !== "")
      const start = at > 0 && first > 0 ? first : 0
      let end = rows.length
      if (at < kept.length - 1) while (end > start && rows[end - 1]?.trim() === "") end--
      return rows.slice(start, end).join("\n")
    })
    .join("\n")
}

/** The rows of a text in reading order: for each page the left column, then the right one. */
export function columnsOf(text: string): string[][] {
  const rows = text.split("\n")
  const gutter = gutterOf(rows)
  if (gutter === 0) return [rows]
  const isSplit = (row: string) => row.length > gutter && row.slice(gutter - 2, gutter) === "  "
  const fits = (row: string) => row.trimEnd().length <= gutter || isSplit(row)
  const first = rows.findIndex((row) => isSplit(row))
  let last = rows.length - 1
  while (last > first && !isSplit(rows[last] ?? "")) last--
  const left: string[] = []
  const right: string[] = []
  for (const row of rows.slice(first, last + 1)) {
    left.push(fits(row) ? row.slice(0, gutter) : row)
    right.push(fits(row) ? row.slice(gutter) : "")
  }
  return [rows.slice(0, first), left, right, rows.slice(last + 1)].filter((column) => column.length > 0)
}

/** The offset at which a right column starts; 0 if there is none. */
function gutterOf(rows: string[]): number {
  const places = new Map<number, number>()
  for (const row of rows) {
    const found = /\S {2,}(?=\S).*$/.exec(row.slice(0, 200))
    if (!found || found.index < 15) {
      const deep = /^ {25,}(?=\S)/.exec(row.slice(0, 200))
      if (deep) places.set(deep[0].length, (places.get(deep[0].length) ?? 0) + 1)
      continue
    }
    const place = found.index + (/\S( {2,})/.exec(found[0])?.[0].length ?? 0)
    places.set(place, (places.get(place) ?? 0) + 1)
  }
  const [best] = [...places].sort((a, b) => b[1] - a[1])
  return best && best[1] >= 6 && best[0] >= 25 ? best[0] : 0
}
