import { useEffect, useState } from "react"

/** The browser's time zone, once a script runs; without one the account keeps the zone it has. */
export function TimeZoneInput() {
  const [timeZone, setTimeZone] = useState("")
  useEffect(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return timeZone ? <input type="hidden" name="timeZone" value={timeZone} /> : null
}
