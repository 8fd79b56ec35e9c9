import { findDates } from "../lines/dates"
import type { Read } from "./employer-groups"
import { titleScore } from "./name-words"

/** The line below the title, with the dates: its text before them. */
function besideDates({ block: { heading } }: Read): string {
  const [, below] = heading
  const dates = heading.length === 2 && below ? findDates(below.text) : null
  return dates ? below!.text.slice(0, dates.from).replace(/[\s|·,–—-]+$/u, "") : ""
}

/**
 * "Baker, Sourdough" above "Hill Mill | 2009 – 2010": if another job has its employer next to the dates and only a
 * title above, this line also names the employer, not a place.
 */
export function withParallelLines(read: Read[]): Read[] {
  const isPlain = (one: Read) => {
    const beside = besideDates(one)
    return beside !== "" && one.parts.second === beside && titleScore(one.parts.first) > 0
  }
  if (!read.some((one) => isPlain(one) && !one.block.heading[0]!.text.includes(","))) return read
  return read.map((one) => {
    const { first, second, location } = one.parts
    const [title] = one.block.heading
    const isShifted = location !== "" && location === besideDates(one) && title?.text === `${first}, ${second}`
    if (!isShifted || titleScore(second) !== 0) return one
    return { ...one, parts: { ...one.parts, first: title!.text, second: location, location: "" } }
  })
}
