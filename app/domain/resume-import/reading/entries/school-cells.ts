import { namesQualification, namesSchool } from "../../../career/history/history-sections"

/** "Hill University –" beside "Tempe, AZ": a school in bold, whose dash belongs to it. */
export function withSchoolWhole(cells: string[]): string[] {
  const [first = "", second, ...rest] = cells
  const isOpen = second && /(?:,|\s[–—-])\s?$/.test(first) && namesSchool(first) && !namesQualification(first)
  return isOpen ? [`${first.trim()} ${second.trim()}`, ...rest] : cells
}
