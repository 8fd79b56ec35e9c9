import type { Token } from "../tokens"
import { readNumberWords } from "./number-words"
import type { Quantity } from "./quantity"

const halfDay = 720

/** A time of day, in minutes of its half day: "11:30", "half eleven", "half past eleven". */
export function readClock(tokens: Token[], at: number): Quantity | null {
  const clock = (minutes: number, last: number): Quantity => {
    const value = minutes % halfDay
    return { value, bare: value, unit: "clock", first: at, last }
  }
  const [token, mark, behind] = tokens.slice(at, at + 3)
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

function isHalfDay(token: Token | undefined): boolean {
  return /^[ap]m$/.test(token?.lower ?? "")
}
