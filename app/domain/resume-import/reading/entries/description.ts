import type { Place, Value } from "../lines/line"
import { withoutMark } from "../lines/text-lines"

/** Splits a description into its paragraphs and bullets. */
export function readDescription(text: string, place: Place): { notes: Value[]; bullets: Value[] } {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  const marked = lines.some((line) => withoutMark(line) !== null)
  const notes: Value[] = []
  const bullets: Value[] = []
  for (const line of lines) {
    const body = withoutMark(line)
    if (body !== null) bullets.push({ text: body, place })
    else (marked || lines.length === 1 ? notes : bullets).push({ text: line, place })
  }
  return { notes, bullets }
}
