import type { NumberMention } from "../../../language/numbers/mention"

/** Whether a known number makes a stated one true, ignoring what they count. */
export type Match = "yes" | "doubt" | "no"

/**
 * Compares value, unit, rounding and rate. Rounding follows V2: "nearly" is up to 5 % below, "about" 5 % either way.
 */
export function compareValues(stated: NumberMention, known: NumberMention): Match {
  const date = compareDates(stated, known)
  if (date) return date
  if (stated.unit.startsWith("label ") || known.unit.startsWith("label ")) {
    if (stated.unit === known.unit) return stated.value === known.value ? "yes" : "no"
    return stated.value === known.value && (stated.unit === "count" || known.unit === "count") ? "doubt" : "no"
  }
  if (stated.unit === "label" && known.unit === "label") return stated.text === known.text ? "yes" : "no"
  const pair = sameScale(stated, known)
  if (!pair && unitOpen(stated, known)) return "doubt"
  if (!pair) return stated.unit === "%" && known.unit === "points" && stated.value === known.value ? "doubt" : "no"
  const match = compareRounded(stated, pair.stated, known, pair.known)
  if (match === "no" || stated.rate === known.rate) return match
  return stated.rate === null || known.rate === null ? "doubt" : "no"
}

/** "51" against "74 days" may be days: the same figure without a unit is neither confirmed nor wrong. */
function unitOpen(stated: NumberMention, known: NumberMention): boolean {
  const [open, fixed] = stated.unit === "count" ? [stated, known] : [known, stated]
  if (open.unit !== "count" || fixed.unit === "ordinal") return false
  if (open.value === fixed.value && /^[A-Z]{3}$/.test(fixed.unit)) return true
  // "two pages", from "got paged twice".
  if (open.value === fixed.value && /^(?:once|twice|thrice|\w+ times)$/i.test(fixed.text)) return true
  return open.figure === fixed.figure && (open.counted.length === 0 || fixed.figure !== fixed.value)
}

/** Converts both values to one scale: halving is a cut by 50 %, doubling a rise by 100 %. */
function sameScale(stated: NumberMention, known: NumberMention): { stated: number; known: number } | null {
  if (stated.unit === known.unit) return { stated: stated.value, known: known.value }
  if (stated.unit === "times" && known.unit === "%") return { stated: asShare(stated.value), known: signed(known) }
  if (stated.unit === "%" && known.unit === "times") return { stated: signed(stated), known: asShare(known.value) }
  if (stated.unit === "vague" && known.unit === "count") return { stated: stated.value, known: known.value }
  if (stated.unit === "times" && stated.rate !== null && known.unit !== "%" && stated.rate === known.rate)
    return { stated: stated.value, known: known.figure }
  const pair = [stated.unit, known.unit].sort().join()
  if (pair === "count,year" && stated.value === known.value) return { stated: stated.value, known: known.value }
  return null
}

function asShare(times: number): number {
  return (times - 1) * 100
}

function signed(mention: NumberMention): number {
  return mention.direction === "down" ? -mention.value : mention.value
}

function compareRounded(stated: NumberMention, value: number, known: NumberMention, truth: number): Match {
  const equal = same(value, truth)
  if (known.hedge !== "" && known.unit !== "vague") return againstRounded(stated, value, known, truth)
  if (stated.unit === "vague") return truth >= value && truth < value * 10 ? "yes" : "no"
  switch (stated.hedge) {
    case "":
      return equal ? "yes" : "no"
    case "over":
    case "least":
      return equal || truth > value ? "yes" : "no"
    case "nearly":
      return truth < value && truth >= value * 0.95 ? "yes" : equal ? "doubt" : "no"
    case "about":
      return Math.abs(truth - value) <= Math.abs(value) * 0.05 + 1e-9 ? "yes" : "no"
    case "under":
      if (equal || truth > value) return equal ? "doubt" : "no"
      return truth >= value * 0.8 ? "yes" : "doubt"
    case "most":
      return equal ? "yes" : truth < value && truth >= value * 0.8 ? "doubt" : "no"
  }
}

/** The item's number is rounded: the sentence may keep or weaken the rounding, never sharpen it. */
function againstRounded(stated: NumberMention, value: number, known: NumberMention, truth: number): Match {
  const equal = same(value, truth)
  if (equal && stated.hedge === known.hedge) return "yes"
  // "in three days" supports "within three days".
  if (equal && known.hedge === "most" && stated.hedge === "" && known.unit === "second") return "yes"
  const above = stated.hedge === "over" || stated.hedge === "least"
  if (above && (known.hedge === "nearly" || known.hedge === "under")) return "no"
  const floor = known.hedge === "over" || known.hedge === "least"
  if (floor && above && value <= truth) return "yes"
  if (equal && stated.hedge === "about" && known.hedge === "nearly") return "yes"
  if (known.hedge === "about" && stated.hedge === "about") return Math.abs(truth - value) <= value * 0.05 ? "yes" : "no"
  return equal ? "doubt" : "no"
}

/** "A third" matches "33 %": a share with infinite decimals is compared without them. */
function same(one: number, two: number): boolean {
  if (Math.abs(one - two) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(two))) return true
  return (endless(one) || endless(two)) && Math.abs(one - two) < 0.7
}

function endless(value: number): boolean {
  return Math.abs(value) < 100 && /\.\d{6}/.test(String(value))
}

const datePeriods = new Map([
  ["year", 12],
  ["quarter-of-year", 3],
  ["month-of-year", 1],
])

function compareDates(stated: NumberMention, known: NumberMention): Match | null {
  const wide = datePeriods.get(stated.unit)
  const narrow = datePeriods.get(known.unit)
  if (stated.unit === "day-of-month" && (known.unit === "month-of-year" || known.text.includes("/")))
    return dayIn(known.text) === stated.value ? "yes" : "no"
  if (wide && narrow) {
    const [mine, its] = [dayIn(stated.text), dayIn(known.text)]
    if (mine !== null && its !== null && mine !== its) return "no"
    const start = stated.value * wide
    const inside = known.value * narrow >= start && known.value * narrow + narrow <= start + wide
    return inside ? comparePlaces(stated, known) : "no"
  }
  if (stated.unit === "month-name" && known.unit === "month-of-year")
    return known.value % 12 === stated.value ? "yes" : "no"
  if (stated.unit === "quarter-name" && known.unit === "quarter-of-year")
    return known.value % 4 === stated.value ? "yes" : "no"
  if (stated.unit === "quarter-of-year" && known.unit === "quarter-name")
    return stated.value % 4 === known.value ? "doubt" : "no"
  if (stated.unit === "month-of-year" && known.unit === "month-name")
    return stated.value % 12 === known.value ? "doubt" : "no"
  return null
}

/** The day of a date with a month: 12 in "May 12, 2024", 14 in "3/14". */
function dayIn(text: string): number | null {
  const short = /^(\d\d?)\/(\d\d?)$/.exec(text)
  if (short) return Math.max(Number(short[1]), Number(short[2]))
  const day = /(?<![\d/.])([0-3]?\d)(?:st|nd|rd|th)?(?![\d/.])/.exec(text)?.[1]
  return day === undefined ? null : Number(day)
}

const ends = new Set(["to", "until", "till", "through", "before", "by"])
const starts = new Set(["since", "from", "after"])

/** "since 2019" needs an open-ended period. The end year of a period is never its start. */
function comparePlaces(stated: NumberMention, known: NumberMention): Match {
  if (stated.place === known.place) return "yes"
  if (starts.has(stated.place) && ends.has(known.place)) return "no"
  if (ends.has(stated.place) && starts.has(known.place)) return "no"
  if (stated.place === "since" || stated.place === "before" || stated.place === "after") return "doubt"
  return "yes"
}
