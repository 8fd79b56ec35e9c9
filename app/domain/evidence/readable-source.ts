import { defaultLocale, formatDay } from "../kernel/format"

/** The source of an item with its date spelled out: "… (2026-11-20)" becomes "… (Nov 20, 2026)". */
export function readableSource(source: string, locale: string = defaultLocale): string {
  return source.replace(/\d{4}-\d{2}-\d{2}(?=\)?$)/, (date) => formatDay(date, locale))
}

/** The source without its date, for places that show the date separately. */
export function sourceWithoutDate(source: string): string {
  return source.replace(/ (?:on \d{4}-\d{2}-\d{2}|\(\d{4}-\d{2}-\d{2}\))$/, "")
}
