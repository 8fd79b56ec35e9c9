import { ButtonLink } from "../button-link"
import { UnsentForm } from "../form/kept-form"
import { MessagePage } from "./message-page"

interface ErrorPageProps {
  title?: string
  message?: string
  /** The reference that the operator uses to find the failure in the logs. */
  requestId?: string | null
}

/** Shown when a page fails to render. */
export function ErrorPage({ title = "Something went wrong", message, requestId }: ErrorPageProps) {
  return (
    <MessagePage
      title={title}
      description={message ?? "The problem is on our side, and we have recorded it. Everything you saved is safe."}
    >
      <UnsentForm />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="" reloadDocument variant="primary">
          Try Again
        </ButtonLink>
        <ButtonLink to="/" reloadDocument>
          Go to the home page
        </ButtonLink>
      </div>
      {requestId && <p className="mt-6 text-xs text-muted">Reference: {requestId}</p>}
    </MessagePage>
  )
}
