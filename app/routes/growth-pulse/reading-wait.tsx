import { useRevalidator } from "@remix-run/react"
import { useEffect } from "react"
import { ButtonLink } from "../../ui/button-link"
import { Notice } from "../../ui/feedback/notice"

/** Milliseconds between polls. */
const between = 1500

/** Shown while the reflection is analyzed: polls with a script, offers a link without one. */
export function ReadingWait() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(revalidate, between)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <Notice
      title="Reading your words…"
      action={
        <ButtonLink to="" reloadDocument size="small">
          Look again
        </ButtonLink>
      }
    >
      Your reflection is saved. The lines will appear here in a moment; you can also leave and come back.
    </Notice>
  )
}
