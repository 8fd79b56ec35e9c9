import type { Token } from "../words/tokens"
import { readNumberWords } from "./number-words"
import type { Quantity } from "./quantity"

const halfDay = 720

/** A time of day in minutes on a 12-hour clock: "11:30", "half eleven", "half past eleven". */
export function readClock(tokens: Token[], at: number): Quantity | null {
  const clock = (minutes: number, last: number): Quantity => {
    const value = minutes % halfDay
    return { value, bare: value, unit: "clock", first: at, last }
  }
  const [token, mark, behind] = tokens.slice(at, at + 3)
  if (/^(?:1[0-2]|[1-9])$/.test(token?.text ?? "") && /^[ap]\.?m\.?$/.test(mark?.lower ?? ""))
    return clock(Number(token?.text) * 60, at + 2)
  // "till 22h" is a time; "for 22 h" is a duration.
  if (
    /^(?:[01]?\d|2[0-3])$/.test(token?.text ?? "") &&
    /^h(?:rs)?$/.test(mark?.lower ?? "") &&
    /^(?:at|till|until|by|around)$/.test(tokens[at - 1]?.lower ?? "")
  )
    return clock(Number(token?.text) * 60, at + 2)
  const dotted = /^([01]?\d|2[0-3])\.([0-5][05])$/.exec(token?.text ?? "")
  // "from 8 to 9.30".
  const opens =
    /^(?:[01]?\d|2[0-3])$/.test(token?.text ?? "") && tokens[at - 1]?.lower === "from" && mark?.lower === "to"
  if (opens && isQuarter(behind) && !tokens[at + 3]?.content) return clock(Number(token?.text) * 60, at + 1)
  const closes = isQuarter(token) && tokens[at - 1]?.lower === "to" && tokens[at - 3]?.lower === "from"
  if (dotted && (isTold(tokens, at) || (closes && /^\d{1,2}$/.test(tokens[at - 2]?.text ?? "") && !mark?.content)))
    return clock(Number(dotted[1]) * 60 + Number(dotted[2]), at + 1)
  if (/^(?:[01]?\d|2[0-3])$/.test(token?.text ?? "") && /^[:.]$/.test(mark?.text ?? "") && mark?.glued) {
    const isTime =
      /^[0-5]\d$/.test(behind?.text ?? "") && behind?.glued && (mark.text === ":" || isHalfDay(tokens[at + 3]))
    return isTime ? clock(Number(token?.text) * 60 + Number(behind?.text), at + 3) : null
  }
  if (token?.lower !== "half") return null
  if (/^an?$/.test(mark?.lower ?? "")) return null
  const start = mark?.lower === "past" ? at + 2 : at + 1
  const digits = Number(tokens[start]?.text)
  const said = digits > 0 ? { value: digits, span: 1 } : readNumberWords(tokens, start)
  return said && said.value <= 12 ? clock(said.value * 60 + 30, start + said.span) : null
}

function isQuarter(token: Token | undefined): boolean {
  return /^(?:[01]?\d|2[0-3])\.(?:15|30|45)$/.test(token?.text ?? "")
}

/** "ready at 17.15", "by 12.15": after a time preposition, and not before a noun that it could count or price. */
function isTold(tokens: Token[], at: number): boolean {
  if (!/^(?:at|till|until|by|before|after)$/.test(tokens[at - 1]?.lower ?? "")) return false
  const next = tokens[at + 1]
  return next === undefined ||
    next.kind === "mark" ||
    /^(?:and|not|instead|now|anymore|on|every|each|sharp)$/.test(next.lower)
    ? !/^[%$€£/]$/.test(next?.text ?? "")
    : false
}

function isHalfDay(token: Token | undefined): boolean {
  return /^[ap]m$/.test(token?.lower ?? "")
}
