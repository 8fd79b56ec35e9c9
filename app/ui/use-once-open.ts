import { useState } from "react"

/** True from the first time something is open: a dialog that loads only then stays mounted, so that it can close. */
export function useOnceOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return open || wasOpen
}
