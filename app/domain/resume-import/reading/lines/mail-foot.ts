import type { Line } from "./line"
import { isAddressed } from "./line-signs"

const closing =
  /^(?:(?:(?:with )?(?:kind|best|warm|many)(?:est)? )?regards|yours(?: (?:sincerely|faithfully|truly))?|sincerely(?: yours)?|(?:with )?(?:best|all good) wishes|many thanks|thanks(?: again| so much)?|thank you|cheers|(?:mit )?(?:freundlichen|besten|vielen|herzlichen) (?:grüßen|grüße|dank)|(?:bien )?cordialement|(?:un )?(?:cordial )?saludos?|(?:cordiali|distinti) saluti)[,.!]?$/iu

/** The maximum number of lines below a closing: a name, a phone number, an address. */
const maxBelow = 4
const longestBelow = 60

/** Separates the closing of a letter and the name below it from the resume above: neither is a reference. */
export function withoutClosing(lines: Line[]): { lines: Line[]; closing: Line[]; signature: Line[] } {
  const at = lines.findLastIndex(
    ({ text, bullet }) => !bullet && text.length < longestBelow && closing.test(text.trim()),
  )
  const below = at < 0 ? [] : lines.slice(at + 1)
  const isShort = (line: Line) =>
    line.text.length <= longestBelow &&
    !line.bullet &&
    !line.heading &&
    (isAddressed(line) || !/[:.!?]\s?$/.test(line.text))
  if (at < 1 || below.length > maxBelow || !below.every(isShort)) return { lines, closing: [], signature: [] }
  return { lines: lines.slice(0, at), closing: lines.slice(at, at + 1), signature: below }
}
