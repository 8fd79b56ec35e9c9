import type { ReactNode } from "react"
import { LogOut } from "./account-menu"
import { Main, SkipLink } from "./shell"
import { Wordmark } from "./wordmark"

/** A signed-in page without navigation, for onboarding. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line print:hidden">
        <div className="top-bar justify-between">
          <Wordmark />
          <LogOut className="text-sm text-muted hover:text-ink" />
        </div>
      </header>
      <Main>{children}</Main>
    </div>
  )
}
