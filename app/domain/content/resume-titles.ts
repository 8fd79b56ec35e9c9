import { formatMoment, type ReaderFormat } from "../kernel/format"

interface Titled {
  title: string
  createdAt: string
}

/** Disambiguates resumes with the same title by their creation time. */
export function toldApart<R extends Titled>(resumes: R[], reader: ReaderFormat): Omit<R, "createdAt">[] {
  const counts = new Map<string, number>()
  for (const { title } of resumes) counts.set(title, (counts.get(title) ?? 0) + 1)
  return resumes.map(({ createdAt, ...resume }) => ({
    ...resume,
    title: counts.get(resume.title) === 1 ? resume.title : `${resume.title}, ${formatMoment(createdAt, reader)}`,
  }))
}
