import { RemixBrowser } from "@remix-run/react"
import { StrictMode, startTransition, useInsertionEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { followInTransitions } from "./ui/browser/router-transitions"
import { rememberForms } from "./ui/form/last-form"

rememberForms()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Browser />
    </StrictMode>,
  )
})

function Browser() {
  // RemixBrowser subscribes to its router in a layout effect, and insertion effects run before those.
  useInsertionEffect(() => followInTransitions(window.__remixRouter), [])
  return <RemixBrowser />
}
