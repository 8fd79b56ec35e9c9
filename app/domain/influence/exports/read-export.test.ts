import { readFileSync } from "node:fs"
import { strToU8, zipSync } from "fflate"
import { expect, test } from "vitest"
import { maxRows, readExport } from "./read-export"

const folder = new URL("../../../../tests/influence/exports/", import.meta.url)
const bytesOf = (file: string) => new Uint8Array(readFileSync(new URL(file, folder)))
function listOf<T>(file: string): T[] {
  return JSON.parse(readFileSync(new URL(file, folder), "utf8"))
}
const today = "2026-11-22"

interface Expected {
  file: string
  rows: Record<string, unknown>[]
}

test.each(listOf<Expected>("expected.json").map((one) => [one.file, one.rows] as const))(
  "%s is read row by row",
  (file, rows) => {
    const dateOrder = file === "ambiguous-dates.csv" ? ("month" as const) : null
    const found = readExport(bytesOf(file), { today, dateOrder })
    expect(found.faults).toEqual([])
    expect(found.needsDateOrder).toBe(false)
    const shown = found.rows.map(({ publishedOn, description, views, likes, comments, shares }) => ({
      engagementDate: publishedOn,
      contentDescription: description,
      viewsCount: views,
      likesCount: likes,
      commentsCount: comments,
      sharesCount: shares,
    }))
    expect(shown).toEqual(rows)
  },
)

interface Malformed {
  file: string
  line: number
  code: string
}

test.each(listOf<Malformed>("malformed/expected.json").map((one) => [one.file, one.line, one.code] as const))(
  "%s is refused on line %i: %s",
  (file, line, code) => {
    const [fault] = readExport(bytesOf(file.startsWith("malformed") ? file : `malformed/${file}`), { today }).faults
    expect(fault).toMatchObject({ line, code })
    expect(fault?.reason.length).toBeGreaterThan(10)
  },
)

test("an ambiguous date order is asked about, not guessed", () => {
  const found = readExport(bytesOf("ambiguous-dates.csv"), { today })
  expect([found.needsDateOrder, found.rows]).toEqual([true, []])
  const days = readExport(bytesOf("ambiguous-dates.csv"), { today, dateOrder: "day" }).rows
  expect(days.map(({ publishedOn }) => publishedOn)).toEqual(["2026-04-03", "2026-06-05"])
})

test("columns can be chosen by their headers", () => {
  const csv = strToU8("Wann,Was,Gesehen\n2026-03-01,Brot,120\n")
  expect(readExport(csv, { today }).faults[0]?.code).toBe("no_header")
  const chosen = { date: "Wann", description: "Was", views: "Gesehen" }
  expect(readExport(csv, { today, chosen }).rows).toMatchObject([
    { publishedOn: "2026-03-01", description: "Brot", views: 120, likes: null },
  ])
})

test("an Excel file is read like its CSV, with dates as numbers and shared strings", () => {
  const cell = (at: string, value: string, type = "") => `<c r="${at}"${type}><v>${value}</v></c>`
  const sheet = `<worksheet><sheetData><row r="1">${["A", "B", "C"].map((c, at) => cell(`${c}1`, String(at), ' t="s"')).join("")}</row><row r="3">${cell("A3", "46085")}${cell("B3", "3", ' t="s"')}${cell("C3", "1840")}</row></sheetData></worksheet>`
  const strings =
    "<sst><si><t>Date</t></si><si><t>Title</t></si><si><r><t>Vie</t></r><r><t>ws</t></r></si><si><t>Pumps &amp; valves</t></si></sst>"
  const file = zipSync({ "xl/worksheets/sheet1.xml": strToU8(sheet), "xl/sharedStrings.xml": strToU8(strings) })
  expect(readExport(file, { today }).rows).toMatchObject([
    { line: 3, publishedOn: "2026-03-04", description: "Pumps & valves", views: 1840 },
  ])
  expect(readExport(file.slice(0, 40), { today }).faults[0]?.code).toBe("not_xlsx")
})

test("50,000 rows are read, and one more is refused with its line number", () => {
  const csv = (rows: number) => strToU8(`Date,Title,Views\n${"2026-03-01,A post,10\n".repeat(rows)}`)
  expect(readExport(csv(maxRows), { today }).rows).toHaveLength(maxRows)
  expect(readExport(csv(maxRows + 1), { today }).faults).toMatchObject([{ line: maxRows + 2, code: "too_many_rows" }])
})
