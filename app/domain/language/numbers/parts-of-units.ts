import type { Token } from "../words/tokens"
import type { Quantity } from "./quantity"
import { units } from "./units"

/** "an hour and a half". */
export function wholeAndHalf(tokens: Token[], at: number): Quantity | null {
  const [article, name, ...rest] = tokens.slice(at, at + 5).map((token) => token.lower)
  const unit = /^an?$/.test(article ?? "") && rest.join(" ") === "and a half" ? units.get(name ?? "") : undefined
  if (!unit || unit.base === "%") return null
  return { value: 1.5 * unit.factor, bare: 1.5, figure: 1.5, unit: unit.base, first: at, last: at + 5 }
}

/** "1 hour 55 minutes", "2 hrs and 10 min", "1h 55m", "1h55". */
export function hoursAndMinutes(tokens: Token[], at: number): Quantity | null {
  const [count, hour, ...rest] = tokens.slice(at, at + 5)
  const [, joined] = /^hr?s?([0-5]\d)$/.exec(hour?.lower ?? "") ?? []
  if (!/^\d{1,2}$/.test(count?.text ?? "") || !hour) return null
  if (joined && hour.glued) return secondsOf(Number(count?.text), Number(joined), at, at + 2)
  if (units.get(hour.lower)?.factor !== 3600) return null
  const skipped = rest[0]?.lower === "and" ? 1 : 0
  const [minutes, minute] = rest.slice(skipped)
  const isMinute = units.get(minute?.lower ?? "")?.factor === 60 || (minute?.lower === "m" && minute.glued)
  if (!isMinute || !/^[0-5]?\d$/.test(minutes?.text ?? "")) return null
  return secondsOf(Number(count?.text), Number(minutes?.text), at, at + 4 + skipped)
}

function secondsOf(hours: number, minutes: number, first: number, last: number): Quantity {
  return { value: hours * 3600 + minutes * 60, bare: hours + minutes / 60, unit: "second", first, last }
}

/** "instead of an hour", "within a day": a single unit, where no rate is possible. */
export function oneUnit(tokens: Token[], at: number): Quantity | null {
  const before = tokens[at - 1]?.lower ?? ""
  const isLength = lengthBefore.test(before) || (before === "for" && tokens[at + 1]?.lower === "fortnight")
  if (!/^an?$/.test(tokens[at]?.lower ?? "") || !isLength) return null
  const unit = units.get(tokens[at + 1]?.lower ?? "")
  if (!unit || !/^(?:second|month)$/.test(unit.base) || tokens[at + 1]?.lower === "second") return null
  return { value: unit.factor, bare: 1, figure: 1, unit: unit.base, first: at, last: at + 2 }
}

const lengthBefore = /^(?:of|in|within|to|from|than|by|under|over|about|around|nearly|almost|takes?|took)$/

/** "three quarters of an hour", "half an hour", "the half day". */
export function partOfUnit(tokens: Token[], at: number, share: { value: number; span: number }): Quantity | null {
  const after = tokens.slice(at + share.span, at + share.span + 3).map((token) => token.lower)
  const bare = after[0] === "-" ? 1 : 0
  const skip = units.get(after[bare] ?? "")?.base === "second" ? bare : after[0] === "of" ? 2 : 1
  const open = skip === bare || /^(an?|the)$/.test(after[skip - 1] ?? "")
  const unit = open ? units.get(after[skip] ?? "") : undefined
  if (!unit || unit.base === "%") return null
  const value = (share.value / 100) * unit.factor
  return {
    value,
    bare: share.value / 100,
    figure: share.value / 100,
    unit: unit.base,
    first: at,
    last: at + share.span + skip + 1,
  }
}
