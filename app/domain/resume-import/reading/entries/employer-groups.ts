import type { ShownDates } from "../lines/dates"
import type { Line, Place, Value } from "../lines/line"
import { namesDepartment } from "./departments"
import { titleScore } from "./name-words"
import { isPlaceList, townAndState } from "./place-lists"
import { type HeadingParts, splitPlace } from "./role-fields"

/** The classified lines of one entry. */
export interface Block {
  heading: Line[]
  dates: ShownDates | null
  notes: Value[]
  bullets: Value[]
  /** The title after its label below the heading: "Position held: Teller". */
  title?: string
}

/** Fields of a form next to the duties. */
const ofForm = /^(?:reason for leaving|(?:starting |final |current )?salary|supervisor|notice period)\s?:/i

/**
 * Several lines that each start a new statement are a list even without marks, unless they are sentences or labels
 * above the marked ones. In a history typed without capitals, every line starts a new statement.
 */
export function withList(block: Block): Block {
  const { bullets, notes } = block
  const [first] = bullets
  const above = notes.filter(({ text, place }) => !ofForm.test(text) && (!first || isAbove(place, first.place)))
  const all = (pattern: RegExp) => above.every(({ text }) => pattern.test(text))
  const isList = above.length > 1 && (all(/^[\p{Lu}\d]/u) || all(/^[\p{Ll}\d]/u))
  if (!isList || (first && !all(/^(?!\p{Lu}[^:]{2,30}:\s).*[^.:]$/u))) return block
  return { ...block, bullets: [...above, ...bullets], notes: notes.filter((note) => !above.includes(note)) }
}

/** Where the duties of other jobs are lists without marks, a single line is a duty too, unless it is a sentence. */
export function withSingles(blocks: Block[], lines: Line[]): Block[] {
  if (lines.some(({ bullet }) => bullet) || !blocks.some(({ bullets }) => bullets.length > 1)) return blocks
  const isDuty = ({ text }: Value) => !/[.:]$|^\p{Lu}[^:]{2,30}:\s/u.test(text)
  return blocks.map((block) => {
    const { bullets, notes } = block
    const isSingle = bullets.length === 0 && notes.length === 1 && notes.every(isDuty)
    return isSingle ? { ...block, bullets: notes, notes: [] } : block
  })
}

const isAbove = (a: Place, b: Place) => (a.page ?? 0) < (b.page ?? 0) || (a.page === b.page && a.row < b.row)

export interface Read {
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
    if (employer && isPositionOf(one, employer)) {
      // Text about the employer stays above its first position.
      const notes = [...(read[at - 1] === employer ? employer.block.notes : []), ...one.block.notes]
      kept.push({ block: { ...one.block, notes }, parts: atEmployer(one.parts, employer.parts) })
    } else if (isEmployerLine(one) && read[at + 1] && isPositionOf(read[at + 1]!, one)) employer = one
    else {
      employer = null
      kept.push(one)
    }
  }
  return kept
}

export const isEmployerLine = ({ block, parts }: Read) =>
  block.bullets.length === 0 &&
  block.notes.length <= 1 &&
  block.dates !== null &&
  titleScore(parts.first) <= 0 &&
  titleScore(parts.second) <= 0

/** A title alone or with a place, whose dates are as precise as the employer's and within them. */
export function isPositionOf({ block, parts }: Read, employer: Read): boolean {
  const [whole, own] = [employer.block.dates, block.dates]
  if (!whole || !own || whole.start === whole.end || own.start.length !== whole.start.length) return false
  if (parts.first === "" || !(parts.second === "" || isPlaceList(parts.second) || isOfUnit(block, parts))) return false
  return own.start.slice(0, 4) >= whole.start.slice(0, 4) && ended(own.end) <= ended(whole.end)
}

/** "Hospital Director, St. Swithun's": the text after the comma is part of the employer above. */
const isOfUnit = ({ heading }: Block, { first, second }: HeadingParts) =>
  heading.length === 1 &&
  titleScore(first) > 0 &&
  (titleScore(second) === 0 || namesDepartment(second)) &&
  heading[0]!.text.startsWith(`${first}, ${second}`)

const ended = (moment: string) => (moment === "present" ? "9999" : moment.slice(0, 4))

/** A labeled title leaves the heading to the employer and its place. */
export const withTitle = (parts: HeadingParts, { title }: Block): HeadingParts =>
  title ? atEmployer({ first: title, second: "", location: "" }, parts) : parts

function atEmployer(parts: HeadingParts, { first, second, location }: HeadingParts): HeadingParts {
  const [employer, place] = splitPlace([first, second].filter(Boolean).join(", "))
  // "Director, Supply Chain": the place is known from the employer's line, so this is a department.
  const isKnown = place !== "" || location !== ""
  const isPlace = parts.second === "" || (isKnown ? townAndState.test(parts.second) : isPlaceList(parts.second))
  const where = [isPlace ? parts.second : "", parts.location].filter(Boolean).join(", ")
  return {
    first: isPlace ? parts.first : `${parts.first}, ${parts.second}`,
    second: employer,
    location: where || [place, location].filter(Boolean).join(", "),
    isPosition: true,
  }
}
