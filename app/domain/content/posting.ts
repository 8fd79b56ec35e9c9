import { namesOccupation } from "../career/role-heading"
import type { Posting } from "../evidence/schema"

/** Characters of a posting's text. */
export const postingLimit = 20_000

const headLines = 8
const roleAt = /^(?:(?:job title|position|role|title)\s*:\s*)?(.{3,60}?)\s*(?:,|\||[–—·]|\s-\s|\bat\b|$)\s*(.*)$/i
const notEmployer = /\b(?:full|part)[- ]time\b|\bremote\b|\bhybrid\b|\d|^(?:the|a|an|to|in|wanted|our|your|we)\b/i

/** A posting as it was pasted. Title and company are read from its first lines where they are clear, else left empty. */
export function postingOf(text: string | null): Posting | null {
  if (!text) return null
  const lines = text
    .slice(0, postingLimit)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, headLines)
  const head = lines.find((line) => line.length <= 120 && namesOccupation(titleIn(line)))
  if (!head) return { text, title: "", company: "" }
  const [, , behind = ""] = roleAt.exec(head) ?? []
  const company = behind.split(/\s*(?:,|\||[–—·(]|\s-\s|\.\s)\s*/)[0]?.trim() ?? ""
  return { text, title: titleIn(head), company: isName(company) ? company : (aboutLine(lines) ?? "") }
}

const titleIn = (line: string) => (roleAt.exec(line)?.[1] ?? line).replace(/\s+(?:wanted|needed|\(.*\))$/i, "").trim()
const isName = (text: string) => /^\p{Lu}.{1,58}$/u.test(text) && !notEmployer.test(text)

function aboutLine(lines: string[]): string | undefined {
  const found = lines.map((line) => /^About (\p{Lu}.{1,58})$/u.exec(line)?.[1] ?? /^Company:\s*(.+)$/i.exec(line)?.[1])
  return found.find((name) => name !== undefined && isName(name))
}
