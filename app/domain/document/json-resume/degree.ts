import { isGrade } from "../../career/grades"

interface Degree {
  studyType: string
  area: string
  /** "" if there is none next to the degree. */
  score: string
}

/**
 * "Master of Science, Supply Chain Management, 2:1". A list after a colon is not an area ("A-levels: Maths, Physics"),
 * and a comma within parentheses does not separate anything: "PhD (Dr. rer. nat., magna cum laude)".
 */
export function degreeOf(title: string): Degree {
  const parts = title.split(/, (?![^()]{0,80}\))/)
  const last = parts.length > 1 && isGrade(parts.at(-1)!) ? parts.pop()! : ""
  const degree = parts.join(", ")
  const [first = ""] = parts
  const isList = parts.length > 1 && first.includes(":")
  return isList || parts.length === 1
    ? { studyType: degree, area: "", score: last }
    : { studyType: first, area: parts.slice(1).join(", "), score: last }
}
