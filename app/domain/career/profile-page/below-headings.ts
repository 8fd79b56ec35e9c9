import { namesQualification, namesSchool } from "../history/history-sections"
import { datesOf, isSkillsBelow, type PageDates, type PageLine } from "./page-lines"

/** A course of study on a profile page: the school above the degree, then the dates. */
export interface PageStudy<T extends PageLine> {
  school: T
  degree: T | null
  dates: PageDates | null
  /** The grade, societies and other notes. */
  lines: T[]
}

const label = /^(?:grade|activities and societies|activities):\s/i

/** The courses of study in a page's education section. */
export function studiesOf<T extends PageLine>(lines: T[]): PageStudy<T>[] {
  const studies: PageStudy<T>[] = []
  let waiting: T[] = []
  const open = (dates: PageDates | null) => {
    const named = waiting.slice(-2)
    const isSecond = named.length === 2 && !label.test(named[0]!.text)
    const [school, degree] = isSecond ? named : [named.at(-1), undefined]
    if (!school) return
    studies.at(-1)?.lines.push(...waiting.slice(0, waiting.length - (isSecond ? 2 : 1)))
    studies.push({ school, degree: degree ?? null, dates, lines: [] })
    waiting = []
  }
  for (const line of lines) {
    const dates = datesOf(line)
    if (dates) open(dates)
    else if (isSkillsBelow(line)) continue
    else if (label.test(line.text) && waiting.length === 0) studies.at(-1)?.lines.push(line)
    else {
      // A school without dates ends where the next one starts or at its labels.
      const isUndated =
        waiting.length > 0 && (label.test(line.text) || (waiting.length === 2 && namesSchool(line.text)))
      const isStudy = waiting.some(({ text }) => namesSchool(text) || namesQualification(text))
      if (isUndated && isStudy) open(null)
      if (label.test(line.text)) studies.at(-1)?.lines.push(line)
      else waiting.push(line)
    }
  }
  if (waiting.some(({ text }) => namesSchool(text) || namesQualification(text))) open(null)
  studies.at(-1)?.lines.push(...waiting)
  return studies
}

const issued = /^issued (?:by (.+?) · )?(.*?)(?:\s*·\s*(?:expires|no expiration).*)?$/i
const paperCaption = /^credential id\b|^see credential|^show credential|^expires\b|^associated with /i

/**
 * A certificate or an award on one line ("Basic Life Support, Irish Heart Foundation (Jan 2024)") and its source lines.
 */
export interface PageNote<T extends PageLine> {
  text: string
  first: T
}

/** The certificates and awards of a page: name, issuer and date. */
export function papersOf<T extends PageLine>(lines: T[]): PageNote<T>[] {
  const papers: { names: T[]; by: string; when: string; isClosed: boolean }[] = []
  for (const line of lines) {
    if (isSkillsBelow(line)) continue
    const last = papers.at(-1)
    const [, by = "", when = ""] = issued.exec(line.text) ?? []
    if (paperCaption.test(line.text) || by || when) {
      if (last) Object.assign(last, { isClosed: true, by: last.by || by, when: last.when || when })
    } else if (last && !last.isClosed && last.names.length < 2) last.names.push(line)
    else papers.push({ names: [line], by: "", when: "", isClosed: false })
  }
  return papers.map(({ names, by, when }) => ({
    text: `${[...names.map(({ text }) => text), by].filter(Boolean).join(", ")}${when ? ` (${when.replace(/\s*·\s*expired\b/i, ", expired")})` : ""}`,
    first: names[0]!,
  }))
}

/** The languages of a page, each with its level. */
export function languagesOf<T extends PageLine>(lines: T[]): PageNote<T>[] {
  return lines.flatMap((line, at) => {
    if (/ proficiency$/i.test(line.text)) return []
    const level = lines[at + 1]?.text ?? ""
    return [{ text: / proficiency$/i.test(level) ? `${line.text} (${level})` : line.text, first: line }]
  })
}

/** The skills of a page. Lines below a skill say where it was used. */
export function skillsOf<T extends PageLine>(lines: T[], known: string[]): T[] {
  return lines.filter(
    ({ text }) => text.length <= 80 && !known.some((name) => name !== "" && text.endsWith(` at ${name}`)),
  )
}
