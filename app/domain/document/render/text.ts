import { type Part, textOfPart } from "../document-part"

/** Renders parts as plain text: headings on separate lines, bullets as list lines, blank lines between blocks. */
export function textOf(parts: Part[]): string {
  let text = ""
  let before: Part["kind"] | null = null
  for (const part of parts) {
    const line = lineOf(part)
    if (!line) continue
    const tight = before !== null && part.kind === "bullet" && before !== "paragraph"
    text += before === null ? line : `${tight ? "\n" : "\n\n"}${line}`
    before = part.kind
  }
  return text
}

/** One part as text. */
function lineOf(part: Part): string {
  const body = textOfPart(part).trim()
  if (!body) return ""
  const labeled = part.label ? `${part.label}: ${body}` : body
  if (part.kind === "heading") return labeled.toUpperCase()
  return part.kind === "bullet" ? `- ${labeled}` : labeled
}
