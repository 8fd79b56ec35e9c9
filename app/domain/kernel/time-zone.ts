/** True if a text is a time zone that dates can be formatted in, such as "Australia/Brisbane". */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name })
    return name !== ""
  } catch {
    return false
  }
}
