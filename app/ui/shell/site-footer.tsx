import { Link } from "@remix-run/react"
import { product } from "../../domain/kernel/product"

/** The footer of every public page. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 text-sm text-muted sm:px-6 lg:px-8">
        <p>
          {product.name}. {product.tagline}.
        </p>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a href={`mailto:${product.contact}`} className="hover:text-ink hover:underline">
            Contact
          </a>
          <Link to="/how-we-score" reloadDocument className="hover:text-ink hover:underline">
            How we score
          </Link>
          <Link to="/privacy" reloadDocument className="hover:text-ink hover:underline">
            Privacy
          </Link>
          <Link to="/consent" reloadDocument className="hover:text-ink hover:underline">
            Privacy choices
          </Link>
        </p>
      </div>
    </footer>
  )
}
