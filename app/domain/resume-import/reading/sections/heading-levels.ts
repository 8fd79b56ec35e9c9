import type { Line } from "../lines/line"
import { kindOfHeading } from "./section-words"

/**
 * The font sizes of headings that start a section: those with the highest shares of known section names. An employer
 * above its jobs may be a lower-level heading, and "Education First" among such employers does not start a section.
 */
export function topLevels(lines: Line[]): Set<number> {
  const levels = new Map<number, number[]>()
  for (const { size, text } of lines.filter(({ heading }) => heading))
    levels.set(size, [...(levels.get(size) ?? []), kindOfHeading(text) === null ? 0 : 1])
  const share = (known: number[]) => known.reduce((sum, one) => sum + one, 0) / known.length
  const most = Math.max(0, ...[...levels.values()].map(share))
  return new Set([...levels].flatMap(([size, known]) => (share(known) > 0 && share(known) >= most / 2 ? [size] : [])))
}
