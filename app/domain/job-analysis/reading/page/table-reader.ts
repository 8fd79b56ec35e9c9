import type { Line } from "../posting"

interface Table {
  /** One entry per column, from its heading: must, nice or neither. */
  columns: (boolean | undefined)[]
  cells: Line[][]
  /** The number of further rows that a first cell spans. */
  covered: number
}

const mustMark = /^(?:e|essential(?: (?:criteria|requirements?))?|required|must(?: have)?|yes|mandatory)$/i
const tick = /^[✓✔☑√●■xX*•Y]$/u
const niceMark = /^(?:d|desirable(?: (?:criteria|requirements?))?|preferred|nice(?: to have)?|no|optional)$/i

/** Annotates the lines of a table with its columns: a label for a value, or a marker for a criterion. */
export class TableReader {
  private open: Table[] = []

  on(name: string, isClosing: boolean, tag: string, lines: Line[]) {
    const table = this.open.at(-1)
    if (name === "table") {
      if (isClosing) this.open.pop()
      else this.open.push({ columns: [], cells: [], covered: 0 })
    } else if (name === "tr" && table) {
      if (isClosing) endRow(table, lines)
      table.cells = table.covered > 0 && !isClosing ? [[]] : []
      if (!isClosing && table.covered > 0) table.covered--
    } else if (!isClosing && table) {
      const rows = Number(/rowspan\s*=\s*["']?(\d{1,3})/i.exec(tag)?.[1] ?? 1)
      if (table.cells.length === 0 && rows > 1) table.covered = rows - 1
      table.cells.push([])
    }
  }

  note(line: Line) {
    const table = this.open.at(-1)
    table?.cells.at(-1)?.push(line)
  }
}

function endRow(table: Table, lines: Line[]) {
  const cells = table.cells.filter((cell) => cell.length > 0)
  const texts = table.cells.map((cell) => cell.map((line) => line.text).join(" "))
  const marks = texts.map((text) => (mustMark.test(text) ? true : niceMark.test(text) ? false : undefined))
  if (marks.includes(true) && marks.includes(false)) {
    table.columns = marks
    remove(lines, cells.flat())
    return
  }
  // A check mark means what the head of its column says.
  const ticked = texts.findIndex((text, at) => tick.test(text) && table.columns[at] !== undefined)
  const mark = marks.find((one) => one !== undefined) ?? table.columns[ticked]
  if (mark !== undefined) {
    // The criterion precedes its marker, unless another cell is much longer.
    const beside =
      table.cells[ticked >= 0 ? table.columns.findIndex((one) => one !== undefined) - 1 : marks.indexOf(mark) - 1] ?? []
    const most = table.cells.reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a), [])
    const longest = lengthOf(most) >= 2 * lengthOf(beside) ? most : beside
    for (const line of longest) Object.assign(line, { must: mark, form: "item" })
    remove(lines, cells.filter((cell) => cell !== longest).flat())
  } else if (table.columns.length > 0) {
    table.cells.forEach((cell, at) => {
      for (const line of cell)
        if (table.columns[at] !== undefined) Object.assign(line, { must: table.columns[at], form: "item" })
    })
  } else if (cells.length === 2 && cells[0]?.length === 1 && lengthOf(cells[0]) <= 40 && cells[1]?.length === 1) {
    const value = cells[1][0]
    if (value) Object.assign(value, { label: cells[0][0]?.text })
    remove(lines, cells[0])
  }
}

const lengthOf = (cell: Line[]) => cell.reduce((sum, line) => sum + line.text.length, 0)

/** The lines of a row are the last ones written. */
function remove(lines: Line[], some: Line[]) {
  const gone = new Set(some)
  const row: Line[] = []
  let left = gone.size
  while (left > 0 && lines.length > 0) {
    const line = lines.pop()
    if (!line) break
    if (gone.has(line)) left--
    else row.push(line)
  }
  while (row.length > 0) lines.push(row.pop() as Line)
}
