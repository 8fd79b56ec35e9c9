import { FileFault, type TableRow } from "./table-fault"

const delimiters = [",", ";", "\t"] as const

/**
 * Yields the rows of a CSV text (RFC 4180, with comma, semicolon or tab), one at a time. Throws `FileFault` for quotes
 * that are not closed, or closed before the end of a field.
 */
export function* readCsv(text: string, delimiter = delimiterOf(text)): Generator<TableRow> {
  let at = 0
  let line = 1
  while (at < text.length) {
    const row: TableRow = { line, cells: [] }
    for (let isLast = false; !isLast; ) {
      const field = text[at] === '"' ? quoted(text, at, line, delimiter) : plain(text, at, delimiter)
      row.cells.push(field.value)
      line += field.lines
      at = field.end
      isLast = text[at] !== delimiter
      if (!isLast) at += 1
    }
    if (text[at] === "\r") at += 1
    if (text[at] === "\n") at += 1
    line += 1
    yield row
  }
}

interface Field {
  value: string
  end: number
  /** The number of line breaks within the field. */
  lines: number
}

function plain(text: string, start: number, delimiter: string): Field {
  let end = start
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n" && text[end] !== "\r") end += 1
  return { value: text.slice(start, end), end, lines: 0 }
}

function quoted(text: string, start: number, line: number, delimiter: string): Field {
  let close = text.indexOf('"', start + 1)
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  if (close < 0) throw new FileFault(line, "unclosed_quote", `A quote opens on line ${line} and is never closed.`)
  const raw = text.slice(start + 1, close)
  const end = close + 1
  const lines = raw.split("\n").length - 1
  const next = text[end]
  if (next !== undefined && next !== delimiter && next !== "\n" && next !== "\r") {
    throw new FileFault(line + lines, "text_after_quote", `On line ${line + lines} text follows a closing quote.`)
  }
  return { value: raw.replaceAll('""', '"').replaceAll("\r\n", "\n"), end, lines }
}

/** The most frequent delimiter in the first lines, outside of quotes. */
function delimiterOf(text: string): string {
  const head = text
    .slice(0, 4000)
    .replace(/"(?:[^"]|"")*"/gu, "")
    .split("\n")
    .slice(0, 6)
    .join("\n")
  const [best = ","] = [...delimiters].sort((a, b) => head.split(b).length - head.split(a).length)
  return best
}
