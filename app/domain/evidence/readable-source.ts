const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })

/** Where an item came from, its date written out: "… (2026-11-20)" becomes "… (20 November 2026)". */
export function readableSource(source: string): string {
  return source.replace(/\d{4}-\d{2}-\d{2}(?=\)?$)/, (date) => day.format(new Date(`${date}T00:00:00Z`)))
}

/** The same without its date, where the date stands beside it. */
export function sourceWithoutDate(source: string): string {
  return source.replace(/ \(\d{4}-\d{2}-\d{2}\)$/, "")
}
