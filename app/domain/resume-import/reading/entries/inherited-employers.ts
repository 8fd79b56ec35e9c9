import { namesOrganization } from "../../../career/headings/organization"
import type { Read } from "./employer-groups"
import { withoutDates } from "./heading-texts"
import { opensWithTitle, titleScore } from "./name-words"
import { onOwnAccount } from "./own-account"

/** A further position below the employer's line, which precedes only the first one. */
export function inheritEmployers(read: Read[]): void {
  for (const [at, { block, parts: part }] of read.entries()) {
    const before = read[at - 1]?.parts
    const above = read[at - 1]?.block.heading
    if (!before || !above || block.heading.length > 1 || titleScore(part.first) <= 0) continue
    const own = block.heading[0]!
    if (part.second !== "" && !(isTitleAndUnit(before.second) && !namesOrganization(part.second))) continue
    const isByStyle = above.length === 2 && above[0]!.strong && !above[1]!.strong && !own.strong
    const isBySpace = above.length === 2 && above[0]!.gap && !own.gap && opensWithTitle(before.second)
    const isHead = isByStyle || (isBySpace && !opensWithTitle(before.first) && !onOwnAccount.test(own.text))
    const inherited = above.length === 1 && before.inherits
    if (!isHead && !inherited) continue
    const title = part.second === "" ? part.first : withoutDates(block.heading)[0]!.text.replace(/^[\s,]+|[\s,]+$/g, "")
    Object.assign(part, { first: before.first, second: title, location: before.location, inherits: true })
  }
}

/** "Staff Nurse – Intensive Care": the text after the sign below an employer is not another employer. */
const isTitleAndUnit = (text: string) => {
  const [title = "", unit] = text.split(/\s[–—-]\s|,\s/)
  return unit !== undefined && titleScore(title) > 0
}
