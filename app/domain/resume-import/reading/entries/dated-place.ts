import { namesOccupation } from "../../../career/headings/role-heading"
import { findDates } from "../lines/dates"
import type { Line } from "../lines/line"
import { isPlaceList } from "./place-lists"

const maxTitle = 120

/** Whether a line contains only dates, or dates and a place: "05/2019 – 02/2021 Leeds, UK". */
export function isDatesAndPlace({ text, bullet }: Line): boolean {
  const dates = bullet ? null : findDates(text)
  if (!dates || /[^\s[(]/.test(text.slice(0, dates.from))) return false
  const rest = text.slice(dates.to).replace(/^[\s\])|,;·–-]+|[\s\])]+$/gu, "")
  return rest === "" || (rest.includes(",") && isPlaceList(rest))
}

/**
 * Inserts a tab between a title and an employer that share a line without a separator, below dates and a place. The
 * Europass form produces such lines.
 */
export function titlesApart(lines: Line[]): Line[] {
  return lines.map((line, at) => {
    const above = lines[at - 1]
    const isTitle = above && !line.bullet && line.text.length <= maxTitle && isDatesAndPlace(above)
    return isTitle && !/\t/.test(line.text) ? { ...line, text: apart(line.text) } : line
  })
}

/** The uppercase title ends with its role noun, or where the capitals end. */
function apart(text: string): string {
  if (/\S {2,}\p{Lu}/u.test(text)) return text.replace(/ {2,}(?=\p{Lu})/u, "\t")
  if (/[|,·•:]|\s[–—-]\s/u.test(text)) return text
  const words = text.split(" ")
  const capitals = words.findIndex((word) => /\p{Ll}/u.test(word))
  if (capitals >= 2 && /^\p{Lu}/u.test(words[capitals]!)) return cut(words, capitals)
  const last = capitals < 0 ? words.findLastIndex((word) => namesOccupation(word)) + 1 : 0
  return last > 0 && !/^(?:OF|FOR|AND|IN|ON|AT|TO|&)$/.test(words[last] ?? "OF") ? cut(words, last) : text
}

const cut = (words: string[], at: number) => `${words.slice(0, at).join(" ")}\t${words.slice(at).join(" ")}`
