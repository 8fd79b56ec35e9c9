import { useState } from "react"

/** True once something has been open, so that a lazily loaded dialog stays mounted and can close. */
export function useOnceOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return open || wasOpen
}
