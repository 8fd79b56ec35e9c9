import type { DemoProfile } from "../../domain/account/schema"
import { Button } from "../button"

const people: Record<DemoProfile, string> = {
  engineer: "Engineer",
  marketer: "Marketer",
  executive: "Executive",
}

/** Buttons that open a populated demo account without registration. */
export function DemoLogins() {
  return (
    <section aria-labelledby="demo">
      <h2 id="demo" className="text-xl">
        Look around first
      </h2>
      <p className="mt-1 text-sm text-muted">
        Open a demo account filled with an invented person's reflections and documents. Change anything you like: nobody
        else sees it, and it is deleted after a day.
      </p>
      <form method="post" action="/auth/demo" className="mt-4 flex flex-wrap gap-3">
        {Object.entries(people).map(([profileType, label]) => (
          <Button
            key={profileType}
            type="submit"
            variant="secondary"
            name="profileType"
            value={profileType}
            busyOnPress
            busyLabel="Opening..."
          >
            {label}
          </Button>
        ))}
      </form>
    </section>
  )
}
