import { ButtonLink } from "../button-link"
import { MessagePage } from "./message-page"

/** The page for an unknown address. */
export function NotFound() {
  return (
    <MessagePage
      title="404 Page Not Found"
      description="There is no page at this address. It may have moved, or the link may be incomplete."
    >
      <ButtonLink to="/" reloadDocument variant="primary">
        Go to the home page
      </ButtonLink>
    </MessagePage>
  )
}
