import { useLocation } from "@remix-run/react"
import { product } from "../../domain/kernel/product"
import { publicPageAt } from "./public-pages"

/** Tags for search engines and link previews. Pages that are not public are marked `noindex`. */
export function SearchTags({ origin }: { origin: string }) {
  const { pathname } = useLocation()
  // The owner of a shared document decides about indexing, so that page renders its own tag.
  if (pathname.startsWith("/s/")) return null
  // Public pages ship no scripts, so the list stays out of client bundles.
  const page = import.meta.env.SSR ? publicPageAt(pathname) : null
  if (!page) return <meta name="robots" content="noindex" />
  const address = `${origin}${page.path}`
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content={product.name} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.line} />
      <meta property="og:image" content={`${origin}/share/${page.image}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${product.name}: ${page.title}. ${page.line}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
