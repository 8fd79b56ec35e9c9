import { findDates } from "./dates"
import type { Line } from "./line"

const longest = 300
/** ": 12 children every Saturday", ") - a bot in Python": lowercase or a count, unlike an employer. */
const told =
  /^\s?\)?(?:\s?:\s+(?=\S)|\s+[–—-]\s+(?=\p{Ll}[\p{Ll}'’-]* |\p{Lu}?\p{Ll}+ (?:app|tool|site|bot|game|library)\b))/u

/** Separates the text after the name and the dates of a job or project. It is a line below them. */
export function withToldBelow(lines: Line[]): Line[] {
  return lines.flatMap((line) => {
    const dates = line.bullet || line.text.length > longest || line.text.includes("\t") ? null : findDates(line.text)
    if (!dates || !/\p{L}/u.test(line.text.slice(0, dates.from))) return [line]
    const behind = line.text.slice(dates.to)
    const [sign = ""] = told.exec(behind) ?? []
    if (sign === "" || !behind.slice(sign.length).includes(" ")) return [line]
    const head = line.text.slice(0, dates.to) + (sign.includes(")") ? ")" : "")
    return [
      { ...line, text: head },
      { ...line, text: behind.slice(sign.length), bullet: true, gap: false, heading: false, strong: false },
    ]
  })
}
