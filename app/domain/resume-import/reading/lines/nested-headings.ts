import type { Line } from "./line"
import { isDated } from "./line-signs"

/**
 * Marked lines with dates whose duties are marked lines further to the right, as in "• Cook, Acme, 2012-2016": headings,
 * if there are at least two of them at the same edge.
 */
export function withoutOuterMarks(lines: Line[]): Line[] {
  const outer = lines.filter((line, at) => isMarkedJob(line) && isDeeper(lines[at + 1], line))
  const edge = outer[0]?.indent
  const jobs = new Set(lines.filter((line) => isMarkedJob(line) && line.indent === edge))
  const isNested = outer.length > 1 && outer.every(({ indent }) => indent === edge)
  if (!isNested || outer.length < jobs.size / 2) return lines
  return lines.map((line) => (jobs.has(line) ? { ...line, bullet: false, gap: true } : line))
}

const isMarkedJob = (line: Line) => line.bullet && isDated({ ...line, bullet: false })

const isDeeper = (line: Line | undefined, { indent }: Line) => line?.bullet === true && line.indent > indent
