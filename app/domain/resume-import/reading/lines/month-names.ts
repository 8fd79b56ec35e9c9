const locales =
  "en de fr es it pt nl sv nb da fi pl cs sk hu ro bg el ru uk tr ar he hi th id vi ms hr sr sl et lv lt ca cy".split(
    " ",
  )

/** Spellings that are missing in the locale data. */
const more: [string, number][] = [
  ["sept", 9],
  ["januar", 1],
  ["mär", 3],
  ["märz", 3],
  ["maerz", 3],
  ["mrz", 3],
  ["juill", 7],
  ["fév", 2],
  ["fevrier", 2],
  ["aout", 8],
  ["decembre", 12],
]

/** Full and short month names in the supported languages, lowercase, by number. */
export const monthNames: ReadonlyMap<string, number> = named()

function named(): Map<string, number> {
  const names = new Map<string, number>(more)
  for (const locale of locales) {
    for (const style of ["long", "short"] as const) {
      const alone = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { month: style, timeZone: "UTC" })
      const dated = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
        month: style,
        day: "numeric",
        timeZone: "UTC",
      })
      for (let month = 1; month <= 12; month++) {
        const day = new Date(Date.UTC(2020, month - 1, 15))
        const inDate = dated.formatToParts(day).find(({ type }) => type === "month")?.value ?? ""
        for (const name of [alone.format(day), inDate]) add(name.toLowerCase().replace(/\.$/, ""), month)
      }
    }
  }
  return names

  function add(name: string, month: number) {
    if (/^[\p{L}\p{M}.]{3,}$/u.test(name) && !names.has(name)) names.set(name, month)
  }
}
