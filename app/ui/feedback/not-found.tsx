import { useRouteLoaderData } from "@remix-run/react"
import { ButtonLink } from "../button-link"
import { MessagePage } from "./message-page"

/** The page for an unknown address. */
export function NotFound() {
  const hasSession = useRouteLoaderData<{ hasSession?: boolean }>("root")?.hasSession
  return (
    <MessagePage
      title="404 Page Not Found"
      description="There is no page at this address. It may have moved, or the link may be incomplete."
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" reloadDocument variant="primary">
          Go to the home page
        </ButtonLink>
        {!hasSession && (
          <ButtonLink to="/auth/login" reloadDocument>
            Sign in
          </ButtonLink>
        )}
      </div>
    </MessagePage>
  )
}
