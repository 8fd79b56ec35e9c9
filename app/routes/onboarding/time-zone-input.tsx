import { useEffect, useState } from "react"

/** The browser's time zone, once a script runs. Without a script, the account keeps its zone. */
export function TimeZoneInput() {
  const [timeZone, setTimeZone] = useState("")
  useEffect(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return timeZone ? <input type="hidden" name="timeZone" value={timeZone} /> : null
}
