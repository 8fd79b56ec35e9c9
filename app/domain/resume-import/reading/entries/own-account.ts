import type { Read } from "./employer-groups"
import { titleScore } from "./name-words"

/** Words for work without an employer. */
export const onOwnAccount = /\b(?:freelance|self[- ]employed|independent|contract)/i

const tradingAs =
  /^((?:self[- ]employed|freelance(?:r)?|sole trader)(?: [\p{L}-]+){0,3})\s*[(,–—-]\s*(?:trading as|t\/as?|dba|d\/b\/a)\s+([^()]{2,80})\)?$/iu

/** "Self-employed (trading as Hill Joinery)" names the employer, so the line below names the kind of work. */
export function withBusiness(read: Read): Read {
  const { block, parts } = read
  const [, title = "", employer = ""] = tradingAs.exec(parts.first) ?? []
  const below = block.heading[1]
  if (title === "" || titleScore(parts.second) !== 0 || (parts.second !== "" && below?.text !== parts.second))
    return read
  const notes = below ? [{ text: below.text, place: below.place }, ...block.notes] : block.notes
  return {
    block: { ...block, heading: block.heading.slice(0, 1), notes },
    parts: { ...parts, first: title, second: employer.trim(), isPosition: true },
  }
}
