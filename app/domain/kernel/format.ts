import { remembered } from "./remembered"

/** How a reader sees dates and numbers: an English locale of their region, and their time zone. */
export interface ReaderFormat {
  locale: string
  timeZone: string
}

/** Used where the reader's region is unknown. */
export const defaultLocale = "en-US"

type Moment = string | Date

/** A time as a day, "Nov 22, 2026". An unknown time zone counts as UTC. */
export const formatDate = (at: Moment, reader: ReaderFormat) => formatted(at, reader, { dateStyle: "medium" })

/** The calendar day ("2026-11-22") of a time in a time zone. */
export function dayIn(at: Date, timeZone: string): string {
  const parts = { year: "numeric", month: "2-digit", day: "2-digit" } as const
  return formatted(at, { locale: "sv-SE", timeZone }, parts)
}

/** A calendar day ("2026-11-22"), which is the same in every time zone. */
export const formatDay = (day: Moment, locale: string) => formatDate(day, { locale, timeZone: "UTC" })

/** A day's month, "Nov 2026". */
export const formatMonth = (day: Moment, locale: string) =>
  formatted(day, { locale, timeZone: "UTC" }, { month: "short", year: "numeric" })

/** A time to the minute, "Nov 22, 2026, 2:05 PM". */
export const formatMoment = (at: Moment, reader: ReaderFormat) =>
  formatted(at, reader, { dateStyle: "medium", timeStyle: "short" })

/** The time of day, "2:05 PM". */
export const formatTime = (at: Moment, reader: ReaderFormat) => formatted(at, reader, { timeStyle: "short" })

export const formatNumber = (value: number, locale: string) =>
  numberFormat(locale, () => new Intl.NumberFormat(locale)).format(value)

// Making a format costs a hundred times as much as using it, and a list uses the same one for each line.
const numberFormat = remembered<Intl.NumberFormat>(100)
const dateFormat = remembered<Intl.DateTimeFormat>(500)

function formatted(at: Moment, { locale, timeZone }: ReaderFormat, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(at)
  const format = dateFormat(`${locale} ${timeZone} ${JSON.stringify(options)}`, () => {
    try {
      return new Intl.DateTimeFormat(locale, { ...options, timeZone })
    } catch {
      return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" })
    }
  })
  return format.format(date)
}
