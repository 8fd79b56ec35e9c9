import type { Line } from "./line"

/** "Prairie Freight-Tulsa, OK", "Boots-Leeds, England". */
const joined = /^([^,|\t]{3,80}[^\s,|\t-])-(\p{Lu}[\p{L}.'’ ]{1,30}, (?:[A-Z]{2}(?: \d{5})?|\p{Lu}\p{Ll}+))$/u

/** The number of such lines that make a habit: a single one may be "Wilkes-Barre, PA". */
const least = 2

/** A job site's profile has a hyphen between an employer and its town. */
export function withTownsApart(lines: Line[]): Line[] {
  const found = lines.filter(isJoined)
  const names = new Set(found.map(({ text }) => text))
  if (names.size < least) return lines
  return lines.map((line) => (isJoined(line) ? { ...line, text: line.text.replace(joined, "$1 - $2") } : line))
}

const isJoined = ({ text, bullet }: Line) => !bullet && text.length <= 120 && joined.test(text)
