import { formatMoment, type ReaderFormat } from "../../kernel/format"

interface Titled {
  title: string
  createdAt: string
  /** Written for a posting. */
  isTailored: 0 | 1
}

/**
 * Disambiguates resumes with the same title: those written for a posting say so, and those that are still the same
 * show when they were made.
 */
export function toldApart<R extends Titled>(resumes: R[], reader: ReaderFormat): Omit<R, "createdAt" | "isTailored">[] {
  const marked = withRepeated(resumes, ({ isTailored }) => (isTailored ? " (for a posting)" : ""))
  const timed = withRepeated(marked, ({ createdAt }) => `, ${formatMoment(createdAt, reader)}`)
  return timed.map(({ createdAt, isTailored, ...resume }) => resume)
}

/** Adds a mark to the titles that several resumes have. */
function withRepeated<R extends Titled>(resumes: R[], mark: (resume: R) => string): R[] {
  const counts = new Map<string, number>()
  for (const { title } of resumes) counts.set(title, (counts.get(title) ?? 0) + 1)
  return resumes.map((one) => (counts.get(one.title) === 1 ? one : { ...one, title: one.title + mark(one) }))
}
