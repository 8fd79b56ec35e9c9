import { isRouteErrorResponse, useRouteError } from "@remix-run/react"
import { Suspense } from "react"
import { ButtonLink } from "../../ui/button-link"
import { isConnectionError, offline } from "../../ui/connection"
import { SignInAgain } from "../../ui/kept/sign-in-again"
import { keptOf, UnsentForm } from "../../ui/kept-form"
import { Notice } from "../../ui/notice"

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
