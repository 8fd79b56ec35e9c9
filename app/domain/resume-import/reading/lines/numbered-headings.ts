import { kindOfHeading } from "../sections/section-words"
import { findDates } from "./dates"
import type { Line } from "./line"

const number = /^\(?(\d{1,2})[.)]\s+(?=\S)/
/** A longer line with dates is a sentence. */
const longest = 140

const numberOf = ({ text }: Line) => Number(number.exec(text)?.[1] ?? 0)

/**
 * "1. Harbor Savings, Yaba (2012 – 2015)": a job whose number is not a bullet, because every item of its kind has
 * dates.
 */
export function withoutNumbers(lines: Line[]): Line[] {
  const found = new Set<number>()
  let run: number[] = []
  for (const [at, line] of lines.entries()) {
    const value = numberOf(line)
    if (value === 0) continue
    if (value !== run.length + 1) run = []
    if (value === run.length + 1) run.push(at)
    if (!isDated(line)) run = []
    if (run.length > 1 && areHeadings(lines, run)) {
      for (const each of run) found.add(each)
    }
  }
  return lines.map((line, at) =>
    found.has(at) ? { ...line, text: line.text.replace(number, ""), bullet: false, gap: true } : line,
  )
}

function isDated({ text }: Line): boolean {
  const dates = text.length > longest ? null : findDates(text)
  return dates !== null && dates.start !== dates.end
}

/** There are duties between the jobs, or the list is all that its section contains. */
function areHeadings(lines: Line[], run: number[]): boolean {
  const above = lines[run[0]! - 1]
  const isApart = run.slice(1).every((at, index) => at > run[index]! + 1)
  return isApart || kindOfHeading(above?.text ?? "") === "work"
}
