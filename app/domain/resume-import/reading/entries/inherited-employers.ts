import { namesOrganization } from "../../../career/headings/organization"
import { findDates } from "../lines/dates"
import type { Line } from "../lines/line"
import type { Read } from "./employer-groups"
import { withoutDates } from "./heading-texts"
import { opensWithTitle, titleScore } from "./name-words"
import { onOwnAccount } from "./own-account"

/** A further position below the employer's line, which precedes only the first one. */
export function inheritEmployers(read: Read[]): void {
  for (const [at, { block, parts: part }] of read.entries()) {
    const before = read[at - 1]?.parts
    const above = namesIn(read[at - 1]?.block.heading ?? [])
    const [own, ...others] = namesIn(block.heading)
    if (!before || !own || others.length > 0 || titleScore(part.first) <= 0) continue
    if (part.second !== "" && !(isTitleAndUnit(before.second) && !namesOrganization(part.second))) continue
    const isByStyle = above.length === 2 && above[0]!.strong && !above[1]!.strong && !own.strong
    const isBySpace = above.length === 2 && above[0]!.gap && !own.gap && opensWithTitle(before.second)
    const isBySize = above.length === 2 && above[0]!.size > above[1]!.size && isAlike(above[1]!, own)
    const isHead = isByStyle || isBySize || (isBySpace && !opensWithTitle(before.first) && !onOwnAccount.test(own.text))
    const inherited = above.length === 1 && before.inherits
    if (!isHead && !inherited) continue
    const title = part.second === "" ? part.first : withoutDates(block.heading)[0]!.text.replace(/^[\s,]+|[\s,]+$/g, "")
    Object.assign(part, { first: before.first, second: title, location: before.location, inherits: true })
  }
}

/** The lines of a heading without one that has only the dates. */
const namesIn = (heading: Line[]) => heading.filter(({ text }) => findDates(text)?.written !== text.trim())

const isAlike = (a: Line, b: Line) => a.size === b.size && a.strong === b.strong

/** "Staff Nurse – Intensive Care": the text after the sign below an employer is not another employer. */
const isTitleAndUnit = (text: string) => {
  const [title = "", unit] = text.split(/\s[–—-]\s|,\s/)
  return unit !== undefined && titleScore(title) > 0
}
