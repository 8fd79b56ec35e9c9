import { Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { product } from "../../domain/kernel/product"
import { SiteFooter } from "./site-footer"
import { Wordmark } from "./wordmark"

interface FrontPageProps {
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
}

/** A narrow single-column page for visitors: sign-in, registration, errors. */
export function FrontPage({ title, description, children }: FrontPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto w-full max-w-md px-4 pt-10 sm:pt-16">
        <Link to="/" reloadDocument className="inline-flex">
          <Wordmark />
        </Link>
        <p className="mt-2 text-sm text-muted">{product.tagline}</p>
      </header>
      <main id="main" className="mx-auto w-full max-w-md flex-1 px-4 py-8">
        <div className="border-t border-ink pt-6">
          <h1 className="text-3xl">{title}</h1>
          {description && <p className="mt-2 text-muted">{description}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </main>
      <SiteFooter />
    </div>
  )
}
