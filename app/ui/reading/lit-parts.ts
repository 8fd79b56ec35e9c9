/** A segment of the user's text; `lit` if a line uses it. */
export interface LitPart {
  text: string
  lit: boolean
}

/** Splits a text at `spans` and highlights them. Overlapping spans are merged; a span that is not found is ignored. */
export function litParts(text: string, spans: readonly string[]): LitPart[] {
  const found = [...new Set(spans.filter(Boolean))]
    .map((span) => [text.indexOf(span), span.length] as const)
    .filter(([at]) => at >= 0)
    .map(([at, length]) => ({ from: at, to: at + length }))
    .sort((a, b) => a.from - b.from)
  const parts: LitPart[] = []
  let end = 0
  for (const { from, to } of found) {
    if (to <= end) continue
    if (from > end) parts.push({ text: text.slice(end, from), lit: false })
    parts.push({ text: text.slice(Math.max(from, end), to), lit: true })
    end = to
  }
  if (end < text.length) parts.push({ text: text.slice(end), lit: false })
  return parts
}
