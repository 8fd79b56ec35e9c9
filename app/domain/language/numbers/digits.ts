/**
 * Parses a number in digits in its common formats: "12,000", "12.000", "12 000", "1,50,000", "7,5", "7.5". A single
 * point or comma before exactly three digits is a thousands separator, unless a lone zero precedes it.
 */
export function readDigits(text: string): number {
  const clean = text.replace(/[\s\u00a0\u202f'’]/g, "")
  const marks = [...clean].filter((mark) => mark === "." || mark === ",")
  const last = clean.at(Math.max(clean.lastIndexOf("."), clean.lastIndexOf(",")))
  if (marks.length === 0) return Number(clean)
  const decimals = clean.length - Math.max(clean.lastIndexOf("."), clean.lastIndexOf(",")) - 1
  const mixed = marks.includes(".") && marks.includes(",")
  if (mixed) return Number(clean.replaceAll(last === "." ? "," : ".", "").replace(",", "."))
  if (marks.length > 1) return decimals === 3 ? Number(clean.replace(/[.,]/g, "")) : Number.NaN
  const thousands = decimals === 3 && !clean.startsWith("0") && clean.length <= 7
  return thousands ? Number(clean.replace(/[.,]/g, "")) : Number(clean.replace(",", "."))
}
