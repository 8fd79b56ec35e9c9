import type { Token } from "../words/tokens"
import { readDigits } from "./digits"
import { ordinalValue, readFraction, readNumberWords } from "./number-words"
import { hoursAndMinutes, oneUnit, partOfUnit, wholeAndHalf } from "./parts-of-units"
import type { Quantity } from "./quantity"
import { currencies, scales, units } from "./units"

/** Words that mean "times as much". */
const multipliers = new Map([
  ["doubled", 2],
  ["double", 2],
  ["doubling", 2],
  ["doubles", 2],
  ["twofold", 2],
  ["tripled", 3],
  ["triple", 3],
  ["tripling", 3],
  ["trebled", 3],
  ["threefold", 3],
  ["quadrupled", 4],
  ["fourfold", 4],
  ["fivefold", 5],
  ["tenfold", 10],
  ["halved", 0.5],
  ["halving", 0.5],
  ["halves", 0.5],
  ["halve", 0.5],
])
const vague = new Map([
  ["dozens", 24],
  ["hundreds", 200],
  ["thousands", 2000],
  ["millions", 2e6],
  ["scores", 40],
  ["tens", 20],
])

/** Parses the quantity that starts at a token: number, scale and unit; null if none does. */
export function readQuantity(tokens: Token[], at: number): Quantity | null {
  const token = tokens[at]
  if (!token || token.kind === "mark") return null
  const time = hoursAndMinutes(tokens, at)
  if (time) return time
  if (token.kind === "number")
    return withFigure(withUnit(tokens, at, at + 1, readDigits(token.text)), readDigits(token.text))
  const times = multipliers.get(token.lower)
  if (times) return { value: times, bare: times, unit: "times", first: at, last: at + 1 }
  if (token.lower === "twice") return { value: 2, bare: 2, unit: "times", first: at, last: at + 1 }
  const many = vague.get(token.lower)
  // "spelling scores" counts nothing.
  const isAmount = !/^(?:scores|tens)$/.test(token.lower) || tokens[at + 1]?.lower === "of"
  if (many && isAmount && tokens[at + 1]?.kind !== "number")
    return { value: many, bare: many, unit: "vague", first: at, last: at + 1 }
  const whole = wholeAndHalf(tokens, at) ?? oneUnit(tokens, at)
  if (whole) return whole
  const share = readFraction(tokens, at)
  const part = share && partOfUnit(tokens, at, share)
  if (part) return part
  if (share) return { value: share.value, bare: share.value, unit: "%", first: at, last: at + share.span }
  const words = readNumberWords(tokens, at)
  if (words) return withFigure(withUnit(tokens, at, at + words.span, words.value), words.value)
  const ordinal = ordinalValue(token.lower)
  // "first aid" counts nothing.
  if (
    ordinal &&
    !(token.lower === "first" && tokens[at + 1]?.lower === "aid") &&
    !(ordinal === 2 && /^\d/.test(tokens[at - 1]?.text ?? ""))
  )
    return { value: ordinal, bare: ordinal, unit: "ordinal", first: at, last: at + 1 }
  return null
}

function withFigure(quantity: Quantity | null, figure: number): Quantity | null {
  return quantity && { ...quantity, figure }
}

function withUnit(tokens: Token[], at: number, after: number, number: number): Quantity | null {
  if (Number.isNaN(number)) return { value: 0, bare: 0, unit: "label", first: at, last: after }
  let value = number
  let last = after
  const suffix = tokens[last]
  if (suffix?.glued && /^(st|nd|rd|th)$/.test(suffix.lower)) {
    return { value, bare: value, unit: "ordinal", first: at, last: last + 1 }
  }
  const money = currencyBefore(tokens, at)
  const scale = suffix && !isGrandThing(tokens, last) ? scales.get(suffix.lower) : undefined
  const half =
    suffix?.lower === "and" && /^an?$/.test(tokens[last + 1]?.lower ?? "") && tokens[last + 2]?.lower === "half"
  if (half) {
    value += 0.5
    last += 3
  } else if (suffix && scale && (scale !== 1e3 || suffix.lower !== "k" || suffix.glued)) {
    value *= scale
    last++
    const more = scales.get(tokens[last]?.lower ?? "")
    if (more && scale === 1e5) {
      value *= more
      last++
    }
  } else if (
    suffix &&
    /^[mb]$/i.test(suffix.text) &&
    suffix.glued &&
    (money || suffix.text !== "m" || countsNext(tokens, last + 1) || moneyNear(tokens, at))
  ) {
    value *= /m/i.test(suffix.text) ? 1e6 : 1e9
    last++
  }
  if (money) return { value, bare: value, unit: money.code, first: money.first, last }
  return unitAfter(tokens, at, last, value)
}

/** "2 grand pianos": an adjective, unlike "2 grand". */
function isGrandThing(tokens: Token[], at: number): boolean {
  return tokens[at]?.lower === "grand" && tokens[at + 1]?.content === true && tokens[at + 1]?.kind === "word"
}

/** "claimed KES 3.4m, agreed 2.1m": the second "m" is a million too. */
function moneyNear(tokens: Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 8), at).some((token) => {
    return currencies.has(token.lower) && (token.kind === "mark" || token.text === token.text.toUpperCase())
  })
}

function countsNext(tokens: Token[], at: number): boolean {
  const next = tokens[at]
  // "a wall 2.8m high".
  return (
    next?.kind === "word" &&
    !next.glued &&
    !/^(?:long|high|wide|deep|tall|thick|away|apart|above|below)$/.test(next.lower)
  )
}

/** The currency sign or code before an amount. */
export function currencyBefore(tokens: Token[], at: number): { code: string; first: number } | null {
  const sign = tokens[at - 1]
  if (!sign) return null
  const before = tokens[at - 2]
  const joined = currencies.get(`${before?.lower ?? ""}${sign.lower}`)
  if (joined && before && sign.glued) return { code: joined, first: at - 2 }
  if (sign.lower === "." && before?.lower === "rs") return { code: "INR", first: at - 2 }
  if (sign.text === "R") return { code: "ZAR", first: at - 1 }
  const code = currencies.get(sign.lower)
  return code && (sign.kind === "mark" || sign.text === sign.text.toUpperCase() || sign.lower === "rs")
    ? { code, first: at - 1 }
    : null
}

function unitAfter(tokens: Token[], first: number, at: number, value: number): Quantity {
  const plain = { value, bare: value, unit: "count", first, last: at }
  // "six more minutes", "six consecutive months".
  const added = /^(?:more|extra|additional|further|consecutive|straight|successive|full)$/.test(tokens[at]?.lower ?? "")
  const measured = added ? units.get(tokens[at + 1]?.lower ?? "") : undefined
  if (measured && (tokens[at + 1]?.lower.length ?? 0) > 1)
    return { ...plain, value: value * measured.factor, unit: measured.base, last: at + 2 }
  const dash = tokens[at]?.text === "-" && tokens[at]?.glued ? 1 : 0
  const token = tokens[at + dash]
  if (!token) return plain
  if (/^per$/.test(token.lower) && tokens[at + 1]?.lower === "cent") return { ...plain, unit: "%", last: at + 2 }
  const next = tokens[at + dash + 1]?.lower ?? ""
  // "20 working days", "a 20-working-day limit"
  const hyphen = next === "-" && dash === 1 ? 1 : 0
  if (
    /^(?:working|business|calendar)$/.test(token.lower) &&
    /^days?$/.test(tokens[at + dash + 1 + hyphen]?.lower ?? "")
  )
    return { ...plain, value: value * 86_400, unit: "second", last: at + dash + 2 + hyphen }
  if (/^(%|percent|percentage)$/.test(token.lower)) {
    const points = next === "points" || next === "point"
    return { ...plain, unit: points ? "points" : "%", last: at + dash + (points ? 2 : 1) }
  }
  if (/^(square|sq)$/.test(token.lower)) {
    const area = units.get(/^f/.test(next) ? "sqft" : "sqm")
    return { ...plain, unit: area?.base ?? "", last: at + dash + 2 }
  }
  if (token.lower === "times" && /^(?:a|an|per|each|every)$/.test(next))
    return { ...plain, unit: "times", last: at + 1 }
  if (/^times?$/.test(token.lower) && !/^(as|the|more|faster|higher|bigger|larger|better|greater|longer)$/.test(next))
    return plain
  // "two year 2 teachers": "year 2" is the grade they teach.
  if (token.lower === "year" && dash === 0 && value > 1 && tokens[at + 1]?.kind === "number") return plain
  const unit = token.lower === "second" && value !== 1 && dash === 0 ? undefined : units.get(token.lower)
  if (unit && (token.lower.length > 1 || token.glued || /^[%dghlmstx×]$/.test(token.lower))) {
    return { ...plain, value: value * unit.factor, unit: unit.base, last: at + dash + 1 }
  }
  const code = currencies.get(token.lower)
  return code ? { ...plain, unit: code, last: at + dash + 1 } : plain
}
