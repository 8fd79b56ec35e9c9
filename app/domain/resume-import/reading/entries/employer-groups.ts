import type { ShownDates } from "../lines/dates"
import type { Line, Value } from "../lines/line"
import { titleScore } from "./name-words"
import { type HeadingParts, isPlaceList, splitPlace } from "./role-fields"

/** The classified lines of one entry. */
export interface Block {
  heading: Line[]
  dates: ShownDates | null
  notes: Value[]
  bullets: Value[]
  /** The title behind its label below the heading: "Position held: Teller". */
  title?: string
}

/** Without any marks, several lines that each start afresh are a list. */
export function withList(block: Block): Block {
  const { bullets, notes } = block
  const isList = bullets.length === 0 && notes.length > 1 && notes.every(({ text }) => /^[\p{Lu}\d]/u.test(text))
  return isList ? { ...block, bullets: notes, notes: [] } : block
}

interface Read {
  block: Block
  parts: HeadingParts
}

/**
 * Handles an employer whose line has the dates of all its positions, with the positions below it lacking an employer:
 * assigns the employer to its positions and drops its line as an entry.
 */
export function withoutEmployerLines(read: Read[]): Read[] {
  const kept: Read[] = []
  let employer: Read | null = null
  for (const [at, one] of read.entries()) {
    if (employer && isPositionOf(one, employer)) kept.push({ ...one, parts: atEmployer(one.parts, employer.parts) })
    else if (isEmployerLine(one) && read[at + 1] && isPositionOf(read[at + 1]!, one)) employer = one
    else {
      employer = null
      kept.push(one)
    }
  }
  return kept
}

const isEmployerLine = ({ block, parts }: Read) =>
  block.bullets.length === 0 &&
  block.notes.length === 0 &&
  block.dates !== null &&
  titleScore(parts.first) <= 0 &&
  titleScore(parts.second) <= 0

/** A title alone or with a place, whose dates are as precise as the employer's and within them. */
function isPositionOf({ block, parts }: Read, employer: Read): boolean {
  const [whole, own] = [employer.block.dates, block.dates]
  if (!whole || !own || whole.start === whole.end || own.start.length !== whole.start.length) return false
  if (parts.first === "" || !(parts.second === "" || isPlaceList(parts.second))) return false
  return own.start.slice(0, 4) >= whole.start.slice(0, 4) && ended(own.end) <= ended(whole.end)
}

const ended = (moment: string) => (moment === "present" ? "9999" : moment.slice(0, 4))

/** A labeled title leaves the heading to the employer and its place. */
export const withTitle = (parts: HeadingParts, { title }: Block): HeadingParts =>
  title ? atEmployer({ first: title, second: "", location: "" }, parts) : parts

function atEmployer(parts: HeadingParts, { first, second, location }: HeadingParts): HeadingParts {
  const [employer, place] = splitPlace([first, second].filter(Boolean).join(", "))
  const where = [parts.second, parts.location].filter(Boolean).join(", ")
  return {
    first: parts.first,
    second: employer,
    location: where || [place, location].filter(Boolean).join(", "),
    isPosition: true,
  }
}
