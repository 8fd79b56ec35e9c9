import type { Line } from "../lines/line"
import { kindOfHeading } from "./section-words"

/**
 * The font sizes of the headings that start a section: most of them are known. An employer above its jobs may be a
 * heading of a lower level, and "Education First" among such employers starts no section.
 */
export function topLevels(lines: Line[]): Set<number> {
  const levels = new Map<number, number[]>()
  for (const { size, text } of lines.filter(({ heading }) => heading))
    levels.set(size, [...(levels.get(size) ?? []), kindOfHeading(text) === null ? 0 : 1])
  const share = (known: number[]) => known.reduce((sum, one) => sum + one, 0) / known.length
  const most = Math.max(0, ...[...levels.values()].map(share))
  return new Set([...levels].flatMap(([size, known]) => (share(known) > 0 && share(known) >= most / 2 ? [size] : [])))
}
