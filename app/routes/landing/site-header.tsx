import { Link } from "@remix-run/react"
import { ButtonLink } from "../../ui/button-link"
import { Wordmark } from "../../ui/shell/wordmark"

export function SiteHeader() {
  return (
    <header className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-3 gap-y-3 px-4 py-5 sm:px-6 lg:px-8">
      <Wordmark />
      <nav aria-label="Account" className="flex flex-wrap items-center gap-3 sm:gap-6">
        <Link
          to="/auth/login"
          reloadDocument
          data-track-click="login_click"
          className="text-sm whitespace-nowrap hover:underline max-sm:text-xs"
        >
          Sign In
        </Link>
        <ButtonLink
          to="/auth/register"
          reloadDocument
          data-track-click="sign_up_click"
          size="small"
          className="max-sm:text-xs"
        >
          Get Started Free
        </ButtonLink>
      </nav>
    </header>
  )
}
