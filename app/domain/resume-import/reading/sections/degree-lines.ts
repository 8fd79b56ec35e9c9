import { namesQualification, namesSchool, parseSectionHeading } from "../../../career/history/history-sections"
import { findDates } from "../lines/dates"
import type { Line } from "../lines/line"
import { kindOfHeading } from "./section-words"

/** "M.S. Computer Science" above its school or its year, although "computer" also occurs in section headings. */
export function isDegree({ text, bullet }: Line, next: Line[]): boolean {
  if (bullet || !/\s/.test(text.trim()) || text.length > longestDegree || !namesQualification(text)) return false
  const end = next.findIndex((line) => line.bullet || parseSectionHeading(line.text)?.rest === "")
  const near = end < 0 ? next : next.slice(0, end)
  const isCertificates = kindOfHeading(text) === "certificates" || parseSectionHeading(text)?.rest === ""
  return (
    !isCertificates && near.some((line) => namesSchool(line.text) || (/\d{4}/.test(line.text) && isDates(line.text)))
  )
}

const longestDegree = 80
const isDates = (text: string) => text.length <= 40 && findDates(text) !== null
