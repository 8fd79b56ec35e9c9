import { Link, useNavigation } from "@remix-run/react"
import type { ReactNode } from "react"
import { useFocusAfterNavigation } from "../browser/focus-after-navigation"
import { AccountMenu } from "./account-menu"
import { BellMenu } from "./bell-menu"
import { MainNavigation } from "./main-navigation"
import { MobileMenu } from "./mobile-menu"
import type { NamedUser } from "./person"
import type { Theme } from "./theme-switch"
import { Wordmark } from "./wordmark"

interface ShellProps {
  /** Null if no user was looked up, which is the case after a failure. */
  person: NamedUser | null
  theme: Theme
  /** Null if notifications were not counted. */
  unread: number | null
  /** Whether the page loads the tracker, which then receives the user's email. */
  tracked: boolean
  children: ReactNode
}

/** The layout of every signed-in page. */
export function Shell({ person, theme, unread, tracked, children }: ShellProps) {
  useFocusAfterNavigation()
  return (
    <div className="flex min-h-dvh flex-col" data-tracker-email={tracked ? person?.email : undefined}>
      <SkipLink />
      <header className="relative border-b border-line print:hidden">
        <div className="top-bar gap-x-3 lg:gap-x-8">
          <Link to="/dashboard" className="flex shrink-0">
            <Wordmark />
          </Link>
          <MainNavigation />
          <div className="ml-auto flex items-center gap-1 sm:gap-3">
            <BellMenu unread={unread} />
            <AccountMenu person={person} theme={theme} />
            <MobileMenu person={person} theme={theme} />
          </div>
        </div>
        <LoadingLine />
      </header>
      <Main>{children}</Main>
    </div>
  )
}

export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      Skip to content
    </a>
  )
}

export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="page-frame">
      {children}
    </main>
  )
}

/** A progress line along the header's rule during a navigation; appears after 300 ms. */
function LoadingLine() {
  const { state } = useNavigation()
  if (state === "idle") return null
  return (
    <div role="status" className="loading-line">
      <span className="sr-only">Loading</span>
    </div>
  )
}
