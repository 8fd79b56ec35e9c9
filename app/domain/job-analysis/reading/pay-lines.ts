import type { Line } from "./posting"

const sum =
  "(?:[A-Z]{0,3}[$£€₹¥]|\\b[A-Z]{3}\\s?)?\\s?(\\d[\\d,.’']*\\d|\\d)\\s?([kK])?(?![\\d%])(?:\\s?(?:base(?: salary| pay)?|OTE))?"
const firstSum = new RegExp(sum, "u")
const everySum = new RegExp(sum, "gu")
const joint = "(?:-|–|—|to|up to|and|bis|a|à)"
const endsInSum = new RegExp(`[$£€₹¥]\\s?${sum}\\s*$|\\d\\s?[kK]\\s*$`, "u")
const endsOpen = new RegExp(`${sum}\\s*(?:-|–|—|\\bto|\\bup to)\\s*$`, "u")
const opensWithSum = new RegExp(`^\\s*${sum}`, "u")
const opensWithJoint = new RegExp(`^\\s*(${joint})\\s*${sum}`, "iu")
const isSum = new RegExp(`^\\s*[$£€₹¥]\\s?${sum}\\s*$`, "u")
const opensWithUnit =
  /^\s*(?:per|an?|\/|each)\s*(?:hour|hr|annum|year|yr|day|week|month)\b|^\s*(?:p\.?a\.?|annually|hourly|pro rata)(?!\p{L})/iu
const dash = /^[-–—]$/

/** Rejoins statements of pay that a page broke across lines: "$140k" above "– $165k base". */
export function withPayTogether(lines: Line[]): Line[] {
  const together: Line[] = []
  for (const line of lines) {
    const above = together.at(-1)
    const text = above && line.form !== "heading" ? joined(above, line) : null
    if (above && text !== null) together[together.length - 1] = { ...above, text }
    else together.push(line)
  }
  return together
}

function joined(above: Line, below: Line): string | null {
  const [start, end] = [above.text.slice(-200), below.text.slice(0, 200)]
  if (!/\d/.test(start.slice(-30))) return null
  const put = (between: string) => `${above.text}${between}${below.text}`
  if (endsOpen.test(start) && opensWithSum.test(end)) return isRising(start, end) ? put(" ") : null
  if (!endsInSum.test(start)) return null
  if (opensWithUnit.test(end)) return put(" ")
  // A dash at the start of the line was taken for a bullet; a list of amounts has one on each line.
  const isDash = below.sign !== undefined && dash.test(below.sign) && above.sign === undefined
  if (isDash && opensWithSum.test(end)) return isRising(start, end) ? put(` ${below.sign} `) : null
  const [, word = ""] = opensWithJoint.exec(end) ?? []
  if (word !== "") return isRising(start, end) && (!/^and$/i.test(word) || /\bbetween\b/i.test(start)) ? put(" ") : null
  return isSum.test(start) && isSum.test(end) && isRising(start, end) ? put(" – ") : null
}

/** A range ascends, and a bonus below a salary is not part of it. */
function isRising(start: string, end: string): boolean {
  const [from, to] = [amountOf([...start.matchAll(everySum)].at(-1)), amountOf(firstSum.exec(end))]
  // In "140-165k", both numbers are in thousands.
  return from !== null && to !== null && to > (from < 1000 && to >= 1000 ? from * 1000 : from)
}

function amountOf(found: RegExpMatchArray | RegExpExecArray | null | undefined): number | null {
  const [, digits, thousands] = found ?? []
  if (digits === undefined) return null
  const value = Number(digits.replace(/[,’'](?=\d{3})|\.(?=\d{3}(?!\d))/g, "").replace(",", "."))
  return thousands ? value * 1000 : value
}
