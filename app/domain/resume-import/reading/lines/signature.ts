import type { Line } from "./line"

/** "Bremen, 02.11.2026", "Bremen, den 2. November 2026", "Lyon, le 2 novembre 2026". */
const placeAndDay =
  /^(\p{Lu}[\p{L} .'’-]{1,30}), (den |le |a |li )?(?:\d{1,2}[./] ?\d{1,2}[./] ?\d{4}|\d{1,2}\.? (?:de )?\p{L}{3,10}\.? (?:de )?\d{4})$/u
/** The number of last lines that may hold the signature: the place and date, and the name below. */
const lastLines = 2
const longestName = 40

/** The place, the date and the name at the end of a signed resume. They say nothing about the person's work. */
export function signatureOf(lines: Line[]): Set<Line> {
  const shown = lines.filter(({ furniture }) => !furniture)
  const from = Math.max(1, shown.length - lastLines)
  const at = shown.findIndex((line, place) => place >= from && isPlaceAndDay(line, shown))
  const below = at < 0 ? [] : shown.slice(at + 1)
  const isName = ({ text }: Line) =>
    text.length <= longestName && !/\d/.test(text) && shown.slice(0, at).some((line) => line.text.includes(text))
  return new Set(at >= 0 && below.every(isName) ? [shown[at]!, ...below] : [])
}

/** The town is also in the address or next to an employer, or the date has an article. */
function isPlaceAndDay(line: Line, lines: Line[]): boolean {
  const [, town = "", article] = (line.text.length <= 80 && placeAndDay.exec(line.text)) || []
  return town !== "" && (article !== undefined || lines.some((other) => other !== line && other.text.includes(town)))
}
