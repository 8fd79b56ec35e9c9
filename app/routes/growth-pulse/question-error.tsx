import { isRouteErrorResponse, useRouteError } from "@remix-run/react"
import { Suspense } from "react"
import { isConnectionError, offline } from "../../ui/browser/connection"
import { ButtonLink } from "../../ui/button-link"
import { Notice } from "../../ui/feedback/notice"
import { keptOf, UnsentForm } from "../../ui/form/kept-form"
import { SignInAgain } from "../../ui/kept/sign-in-again"

/** Shown when the question could not be loaded, including when the connection is lost. */
export function ErrorBoundary() {
  const error = useRouteError()
  const kept = isRouteErrorResponse(error) ? keptOf(error.data) : null
  if (kept) {
    return (
      <div className="max-w-md">
        <h1 className="text-3xl">Please sign in again</h1>
        <Suspense>
          <SignInAgain kept={kept} />
        </Suspense>
      </div>
    )
  }
  return (
    <div className="max-w-prose">
      <UnsentForm />
      <Notice
        variant="destructive"
        title={isConnectionError(error) ? offline.title : `Error loading question: ${messageOf(error)}`}
        action={
          <ButtonLink to="/growth-pulse" reloadDocument>
            Try Again
          </ButtonLink>
        }
      >
        {isConnectionError(error) && offline.message}
      </Notice>
    </div>
  )
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText || `status ${error.status}`
  return error instanceof Error ? error.message : "unknown"
}
