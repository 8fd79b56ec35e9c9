import { monthNumber } from "../../language/months"
import { maxCounted } from "../piece-limits"

type Read<T> = { value: T } | { code: string; reason: string }

const grouped = /^\d{1,3}(?:([,.\u00a0\u202f '’])\d{3})(?:\1\d{3})*$/u
const short = /^(\d+)(?:[.,](\d+))?\s?([KM])$/iu

/** A count as written by an export: "12,480", "2.318", "5301.0", "2.4K". Null for an empty cell. Nothing is guessed. */
export function readCount(cell: string): Read<number | null> {
  const text = cell.trim()
  if (text === "") return { value: null }
  if (/^[-−]\s?\d/u.test(text)) return { code: "negative_count", reason: `negative: ${text}` }
  const value = countOf(text)
  if (value === null) {
    if (/^\d+[.,]\d{1,2}$/u.test(text)) return { code: "not_a_whole_number", reason: `not a whole number: ${text}` }
    const misplaced = /^[\d,.\s]+$/u.test(text) ? `written with misplaced separators: ${text}` : `not a number: ${text}`
    return { code: "not_a_number", reason: misplaced.slice(0, 80) }
  }
  return value <= maxCounted ? { value } : { code: "count_too_large", reason: `too large: ${text.slice(0, 40)}` }
}

function countOf(text: string): number | null {
  if (/^\d+(?:[.,]0{1,2})?$/u.test(text)) return Number(text.replace(/[.,].*$/u, ""))
  if (grouped.test(text)) return Number(text.replace(/\D/gu, ""))
  const [, whole, part = "", unit] = short.exec(text) ?? []
  if (!whole || !unit) return null
  const value = Number(`${whole}.${part}`) * (unit.toUpperCase() === "K" ? 1000 : 1_000_000)
  return Math.round(value)
}

export type DateOrder = "day" | "month"

/** A date as written: its parts, and the order that they determine. */
export interface WrittenDay {
  first: number
  second: number
  year: number
  /** Null if both orders are possible. */
  order: DateOrder | null
}

/** The day in a cell, ignoring a time after it. Null if the cell is not a date. */
export function readDay(cell: string): WrittenDay | string | null {
  const text = cell.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/u.exec(text)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/u.exec(text)
  if (dotted) return dayOf(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]))
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/u.exec(text)
  if (slashed) {
    const [first, second, year] = [Number(slashed[1]), Number(slashed[2]), Number(slashed[3])]
    const order = first > 12 ? "day" : second > 12 ? "month" : first === second ? "month" : null
    return { first, second, year, order: first === second ? null : order }
  }
  const named = /^(?:\p{L}+,?\s+)??(?:(\p{L}{3,9})\.?\s+(\d{1,2})|(\d{1,2})\.?\s+(\p{L}{3,9})),?\s+(\d{4})(?!\d)/u.exec(
    text,
  )
  if (named) {
    const month = monthNumber(named[1] ?? named[4] ?? "")
    return month > 0 ? dayOf(Number(named[5]), month, Number(named[2] ?? named[3])) : null
  }
  return serial(text)
}

/** The day that an Excel file stores as a number. */
function serial(text: string): string | null {
  const days = Number(text)
  if (!/^\d{5}(?:\.\d+)?$/u.test(text) || days < 30_000 || days > 80_000) return null
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(days) * 86_400_000).toISOString().slice(0, 10)
}

/** Formats YYYY-MM-DD; an empty string for a day that does not exist. */
export function dayOf(year: number, month: number, day: number): string {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : ""
}
