import { useLocation } from "@remix-run/react"
import { Button } from "../button"

/** Declining takes as many clicks as accepting, and both buttons look alike. */
export function ConsentForm() {
  const { pathname, search } = useLocation()
  return (
    <form method="post" action="/consent" className="flex flex-wrap gap-3">
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <Button type="submit" name="choice" value="denied" variant="secondary">
        Decline
      </Button>
      <Button type="submit" name="choice" value="granted" variant="secondary">
        Accept
      </Button>
    </form>
  )
}
