import { useRevalidator } from "@remix-run/react"
import { useEffect } from "react"
import { ButtonLink } from "../../ui/button-link"
import { Notice } from "../../ui/notice"

/** Milliseconds between two looks. */
const between = 1500

/** While the words are being read: looks again by itself where there is a script, and by a link where there is none. */
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
