import { ButtonLink } from "./button-link"
import { FrontPage } from "./front-page"
import { UnsentForm } from "./kept-form"

interface ErrorPageProps {
  title?: string
  message?: string
  /** The reference by which the operator finds the failure. */
  requestId?: string | null
}

/** Shown when a page fails to render. */
export function ErrorPage({ title = "Something went wrong", message, requestId }: ErrorPageProps) {
  return (
    <FrontPage
      title={title}
      description={message ?? "The problem is on our side, and we have recorded it. Everything you saved is safe."}
    >
      <UnsentForm />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="" reloadDocument variant="primary">
          Try Again
        </ButtonLink>
        <ButtonLink to="/" reloadDocument>
          Go to the start page
        </ButtonLink>
      </div>
      {requestId && <p className="mt-6 text-xs text-muted">Reference: {requestId}</p>}
    </FrontPage>
  )
}
