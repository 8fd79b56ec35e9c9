import { Link } from "@remix-run/react"
import { Wordmark } from "../shell/wordmark"
import { TextLink } from "../text-link"

/** The header of a public page that works without a script. */
export function ReadingHeader() {
  return (
    <header className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-5 sm:px-6 lg:px-8 print:hidden">
      <Link to="/" reloadDocument className="flex">
        <Wordmark />
      </Link>
      <TextLink to="/" reloadDocument className="text-sm">
        Back to Home
      </TextLink>
    </header>
  )
}
