import { RemixBrowser } from "@remix-run/react"
import { StrictMode, startTransition, useInsertionEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { rememberForms } from "./ui/last-form"
import { followInTransitions } from "./ui/router-transitions"

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
