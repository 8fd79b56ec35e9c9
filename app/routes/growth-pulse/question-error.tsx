import { isRouteErrorResponse, useRouteError } from "@remix-run/react"
import { ButtonLink } from "../../ui/button-link"
import { Notice } from "../../ui/notice"

/** What the page shows when its question could not be read, also when the connection is gone. */
export function ErrorBoundary() {
  return (
    <Notice
      variant="destructive"
      title={`Error loading question: ${messageOf(useRouteError())}`}
      action={
        <ButtonLink to="/growth-pulse" reloadDocument>
          Try Again
        </ButtonLink>
      }
    />
  )
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText || `status ${error.status}`
  return error instanceof Error ? error.message : "unknown"
}
