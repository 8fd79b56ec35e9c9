type Column = "number" | "degree" | "school" | "dates" | "grade"

const mostPoints = 10

const names: [Column, RegExp][] = [
  ["number", /^(?:(?:s(?:r|l)?|serial)\.? ?no\.?|#)$/i],
  [
    "degree",
    /^(?:(?:title of )?(?:degree|qualification|course|exam(?:ination)?|class)s?(?: (?:passed|obtained|awarded))?)$/i,
  ],
  [
    "school",
    /^(?:(?:name of )?(?:the )?(?:institut(?:e|ion)|school|university|college|board)s?(?:\s?\/\s?(?:institut(?:e|ion)|school|university|college|board))?)$/i,
  ],
  ["dates", /^(?:years?|dates?|passing year|year of passing|duration|period)$/i],
  ["grade", /^(?:%|percentage|marks|%\s?(?:of )?marks|marks\s?\(?%\)?|c?gpa(?:\s?\/\s?%)?|grade|class|division)$/i],
]

/** The columns in the header row of an education table, each with its name; null if the line is not such a row. */
export function studyColumnsOf(line: string): { column: Column; name: string }[] | null {
  const cells = line.split("\t").map((cell) => cell.trim().replace(/:$/, ""))
  const columns = cells.flatMap((name) => {
    const column = names.find(([, pattern]) => pattern.test(name))?.[0]
    return column ? [{ column, name }] : []
  })
  const once = (wanted: Column) => columns.filter(({ column }) => column === wanted).length === 1
  return columns.length === cells.length && once("degree") && once("school") && once("dates") ? columns : null
}

/** The cells of a row in the order of an education heading: degree, school, grade, dates. Null if a cell is missing. */
export function studyRowOf(line: string, columns: { column: Column; name: string }[]): string | null {
  const cells = line.split("\t").map((cell) => cell.trim())
  if (cells.length !== columns.length) return null
  const of = (wanted: Column) =>
    cells.flatMap((cell, at) => {
      const { column, name } = columns[at]!
      return column === wanted && cell !== "" ? [column === "grade" ? gradeOf(cell, name) : cell] : []
    })
  return [...of("degree"), ...of("school"), ...of("grade"), ...of("dates")].join("\t")
}

/** "71.4" below "%", "8.2" below "CGPA" or "CGPA/%". */
function gradeOf(cell: string, name: string): string {
  if (!/^\d{1,3}(?:[.,]\d+)?$/.test(cell)) return cell
  const isPoints = /^c?gpa/i.test(name) && Number(cell.replace(",", ".")) <= mostPoints
  return isPoints ? `CGPA: ${cell}` : /%|percentage/i.test(name) ? `${cell}%` : cell
}
