import { useContext, useState } from "react"
import { Button } from "../button"
import { type Kept, lastForm } from "./last-form"
import { UnsentContext } from "./unsent-context"

/** The kept form in a thrown response; null for other errors. */
export function keptOf(thrown: unknown): Kept | null {
  return hasKept(thrown) ? thrown.kept : null
}

/** Only the guard throws this value, and it has already validated it. */
function hasKept(thrown: unknown): thrown is { kept: Kept } {
  return typeof thrown === "object" && thrown !== null && "kept" in thrown
}

/** For a form that failed in transit: shows the typed text and resends it with one click. */
export function UnsentForm() {
  const failed = useContext(UnsentContext)
  const [unanswered] = useState(lastForm)
  const unsent = failed ?? unanswered
  if (!unsent) return null
  return (
    <div className="mb-8">
      <p className="mb-4">
        Something went wrong while sending, so what you wrote may not be saved. Sending it again never saves it twice.
      </p>
      <SendForm kept={unsent} />
      <Written kept={unsent} />
    </div>
  )
}

/** Resubmits the kept form to its original action. */
export function SendForm({ kept }: { kept: Kept }) {
  return (
    <form method="post" action={kept.path}>
      {kept.fields.map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" busyOnPress busyLabel="Sending..." className="w-full">
        Send what you wrote
      </Button>
    </form>
  )
}

/** Fields that the page adds to a form. They are resent, but not shown as the user's text. */
const ofThePage = new Set(["question", "timeZone", "redirectTo", "back"])

/** The text fields that the user filled in. */
export function Written({ kept }: { kept: Kept }) {
  const prose = kept.fields.filter(([name, value]) => !ofThePage.has(name) && /\S\s+\S/.test(value))
  if (prose.length === 0) return null
  return (
    <section aria-label="What you wrote" className="mt-8">
      <h2 className="text-lg">What you wrote</h2>
      {prose.map(([name, value]) => (
        <p key={name} className="mt-3 whitespace-pre-wrap border-l-2 border-line pl-4 font-serif wrap-anywhere">
          {value}
        </p>
      ))}
    </section>
  )
}
