import { bulletMark } from "../../../career/history/bullet-mark"
import { isPageNumber } from "../sections/section-words"

/** A line of pasted text before wrapped lines are joined. */
export interface Source {
  text: string
  /** From 1. */
  row: number
  /** A running header or footer. */
  furniture: boolean
}

const loneMark = new RegExp(`^\\s*${bulletMark}\\s*$`, "u")
const isBlank = (text: string | undefined) => text === undefined || text.trim() === ""

/** The number of marks on separate lines that make a habit. */
const leastMarks = 2

/**
 * Pages copied as text: a bullet mark on a line of its own joins the text below it, and headers and footers, which
 * may split a sentence, move to the end.
 */
export function withoutBreaks(raw: string[]): { sources: Source[]; hasLoneMarks: boolean } {
  const running = runningOf(raw)
  const whole = raw.map((text, at): Source => ({ text, row: at + 1, furniture: running.has(at) }))
  const body = whole.filter(({ furniture }) => !furniture)
  const footers = whole.filter(({ furniture }) => furniture)
  const isMark = ({ text }: Source, at: number) => loneMark.test(text) && !isBlank(body[at + 1]?.text)
  const marks = new Set(body.filter(isMark))
  const hasLoneMarks = marks.size >= leastMarks
  const sources = hasLoneMarks
    ? body.flatMap((one, at) => {
        if (marks.has(one)) return []
        const mark = body[at - 1]
        return [mark && marks.has(mark) ? { ...one, text: `${mark.text.trimEnd()} ${one.text.trimStart()}` } : one]
      })
    : body
  return { sources: [...sources, ...footers.flatMap((one) => [{ ...one, text: "" }, one])], hasLoneMarks }
}

/** The first lines are the person's name, also where each page repeats it. */
const ofHead = 3
const longestRunning = 100

/**
 * "Page 1 of 2", "1 / 2" and the line next to each of them, or next to one of them if it is the name. A number alone
 * may be a value.
 */
function runningOf(raw: string[]): Set<number> {
  const pages = raw.flatMap((text, at) => (/\D/.test(text.trim()) && isPageNumber(text) ? [at] : []))
  const beside = pages.flatMap((at) => [at - 1, at + 1]).filter((at) => at >= ofHead && !isBlank(raw[at]))
  const counts = new Map<string, number>()
  for (const at of beside) counts.set(raw[at]!.trim(), (counts.get(raw[at]!.trim()) ?? 0) + 1)
  const repeated = beside.filter((at) => raw[at]!.length <= longestRunning && (counts.get(raw[at]!.trim()) ?? 0) > 1)
  return new Set([...pages, ...repeated, ...headBeside(raw, pages)])
}

/** The name beside a page number, and the contact details below it, where they repeat the first lines. */
function headBeside(raw: string[], pages: number[]): number[] {
  const [name, ...more] = raw
    .filter((text) => !isBlank(text))
    .slice(0, ofHead)
    .map((text) => text.trim())
  const details = more.filter((text) => /[@\d]/.test(text))
  const isName = (at: number) => at >= ofHead && raw[at] !== undefined && raw[at]!.trim() === name
  return pages
    .flatMap((page) => [page - 1, page + 1].filter(isName))
    .flatMap((first) => {
      let last = first
      while (last - first < ofHead && details.includes(raw[last + 1]?.trim() ?? "")) last++
      return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    })
}
