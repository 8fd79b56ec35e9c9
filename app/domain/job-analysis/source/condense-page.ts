const dropped = ["script", "style", "svg", "noscript", "template", "iframe"] as const
const opening = /<(?:!--|(script|style|svg|noscript|template|iframe)\b)/gi
/** The number of characters of a page's head that may contain a description of the posting besides its text. */
const maxData = 60_000

/**
 * A page without invisible parts, so that its text starts early enough: pages built with frameworks contain hundreds of
 * kilobytes of scripts. Keeps JSON-LD. Single pass.
 */
export function condensePage(html: string): string {
  const kept: string[] = []
  let at = 0
  for (;;) {
    opening.lastIndex = at
    const found = opening.exec(html)
    if (!found) break
    const end = endOf(html, found)
    const isData = isJsonLd(html.slice(found.index, found.index + 300)) && end - found.index < maxData
    kept.push(html.slice(at, isData ? end : found.index))
    at = end
  }
  kept.push(html.slice(at))
  return kept.join("")
}

function endOf(html: string, found: RegExpExecArray): number {
  const name = found[1]?.toLowerCase()
  const mark = name === undefined ? "-->" : `</${dropped.find((each) => each === name)}`
  const pattern = new RegExp(mark, "gi")
  pattern.lastIndex = found.index
  const close = pattern.exec(html)
  if (!close) return html.length
  const end = name === undefined ? close.index + 2 : html.indexOf(">", close.index)
  return end < 0 ? html.length : end + 1
}

const isJsonLd = (tag: string) => /^<script\b[^<>]{0,200}application\/ld\+json/i.test(tag)
