import { findDates } from "./dates"
import type { Line } from "./line"

const caption =
  /^.{1,80} logo$|^…?\s?see more$|^show (?:all|credential)|^\d+ endorsements?$|^\d[\d,+]* (?:connections|followers)$|^\(?(?:she|he|they)\/|^· (?:1st|2nd|3rd)|^issued |^contact info$/i
const length =
  /^(?:.{1,30} · )?(?:\d+ (?:yrs?|mos?))(?: \d+ mos?)?$|^(?:full-time|part-time|contract|self-employed|freelance|internship)(?: · .*)?$/i
const kinds =
  / · (?:full-time|part-time|contract|self-employed|freelance|internship|apprenticeship|seasonal|permanent|temporary)$/i
const modes = / · (?:on-site|hybrid|remote)$/i

/** True where lines were copied from a profile page, which shows most of them twice. */
export function isProfilePage(lines: Line[]): boolean {
  const lengths = lines.filter(({ text }) => findDates(text) !== null && / · \d+ (?:yrs?|mos?)/.test(text)).length
  return lengths >= 2 || (lengths === 1 && lines.some(({ text }) => caption.test(text)))
}

/** The lines of a profile page as those of a resume, and what was left out: copies, captions, lengths of time. */
export function profileLines(lines: Line[]): { lines: Line[]; left: Line[] } {
  const left: Line[] = []
  const kept: Line[] = []
  for (const line of lines) {
    if (kept.at(-1)?.text === line.text && kept.at(-1)?.bullet === line.bullet) left.push(line)
    else if (caption.test(line.text)) left.push(line)
    else kept.push(line)
  }
  return { lines: ungrouped(kept, left), left }
}

/** The employer that stands once above several titles comes to each, and each title opens an entry. */
function ungrouped(lines: Line[], left: Line[]): Line[] {
  const shown: Line[] = []
  let employer: Line | null = null
  /** Employers that no title has taken. */
  const unused = new Set<Line>()
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const next = lines[at + 1]
    if (line.gap) employer = null
    if (next && length.test(next.text) && findDates(next.text) === null && findDates(line.text) === null) {
      employer = line
      unused.add(line)
      left.push(next)
      at++
      continue
    }
    if (next && findDates(next.text) !== null && / · /.test(next.text) && employer && !kinds.test(line.text)) {
      unused.delete(employer)
      shown.push({ ...line, gap: true }, { ...employer, gap: false })
      continue
    }
    const mode = modes.exec(line.text) ?? kinds.exec(line.text)
    if (mode) left.push({ ...line, text: mode[0].replace(" · ", "") })
    const text = mode ? line.text.slice(0, mode.index) : line.text
    const dates = findDates(text)
    const span = dates ? text.slice(dates.to).replace(/^ · /, "") : ""
    if (dates && / · \d/.test(text.slice(dates.to))) {
      left.push({ ...line, text: span })
      shown.push({ ...line, text: text.slice(0, dates.to), gap: false })
    } else shown.push({ ...line, text })
  }
  left.push(...unused)
  return shown
}
