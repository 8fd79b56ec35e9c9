import { Form } from "@remix-run/react"
import RefreshCw from "lucide-react/dist/esm/icons/refresh-cw.js"
import { SubmitButton } from "../form/submit-button"

/** Refreshes the user's insights. */
export function RefreshFeed({ redirectTo }: { redirectTo: string }) {
  return (
    <Form method="post" action="/insights/refresh" preventScrollReset replace>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <SubmitButton variant="secondary" size="small" formAction="/insights/refresh" busyLabel="Refreshing...">
        <RefreshCw aria-hidden />
        Refresh
      </SubmitButton>
    </Form>
  )
}
