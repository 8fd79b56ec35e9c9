import { ButtonLink } from "./button-link"
import { FrontPage } from "./front-page"
import { UnsentForm } from "./kept-form"

interface ErrorPageProps {
  title?: string
  message?: string
  /** What the operator can find the failure by. */
  requestId?: string | null
}

/** What a page shows when it could not be made. */
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
