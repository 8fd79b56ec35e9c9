/** Abbreviations that name something other than a job: "IT", "US". */
const others = /^(?:IT|UK|US|EU|HR|PR|AI|UX|UI|QA|BI|CV|AM|OK|TV)$/

/**
 * A requirement with an abbreviation of the posting's title spelled out: "7+ years BA experience" for a "Lead Business
 * Analyst".
 */
export function withTitleSpelledOut(quote: string, title: string | null): string {
  const words = (title ?? "").slice(0, 200).match(/\p{Lu}[\p{L}’']*/gu) ?? []
  if (words.length < 2) return quote
  const initials = words.map((word) => word.charAt(0)).join("")
  return quote.replace(/(?<![\p{L}\d&/-])\p{Lu}{2,4}(?![\p{L}\d&/-])/gu, (short) => {
    const at = others.test(short) ? -1 : initials.indexOf(short)
    return at < 0 ? short : words.slice(at, at + short.length).join(" ")
  })
}
