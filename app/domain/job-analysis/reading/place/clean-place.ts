/** A place without its work mode and the text after it; null if nothing is left. */
export function clean(text: string): string | null {
  return (
    text
      .replace(/\s*\((?:hybrid|remote|on-?site|mobile|travel|\d)[^()]*\)?.*$/i, "")
      .replace(/\s*[|·•;].*$/, "")
      .replace(/\s+[/–—-]\s*(?:hybrid|remote|on-?site)\b.*$/i, "")
      .replace(/^(?:location|standort|site)\s+(?=\p{Lu})/iu, "")
      .replace(/,? (?:with|but|and) (?:agile|flexible|hybrid|remote|home|some|occasional|regular)\b.*$/i, "")
      .replace(/^remote,\s+/i, "")
      .replace(/[\s.,;–-]+$/, "")
      .trim() || null
  )
}
