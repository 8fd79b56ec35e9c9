import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare"
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react"
import { lazy, type ReactNode, Suspense, useContext, useEffect } from "react"
import { defaultLocale } from "./domain/kernel/format"
import { product } from "./domain/kernel/product"
import { allowedTracker, isShared, readConsent } from "./http/visitor/consent.server"
import { readLocale } from "./http/visitor/locale.server"
import { readTheme } from "./http/visitor/theme.server"
import { takeToast } from "./http/visitor/toast.server"
import styles from "./styles.css?url"
import { isConnectionError, offline } from "./ui/browser/connection"
import { LocaleContext } from "./ui/browser/locale"
import { NonceContext } from "./ui/browser/nonce"
import { ConsentBar } from "./ui/consent/consent-bar"
import { TrackedView, TrackerScript } from "./ui/consent/tracker"
import { ErrorPage } from "./ui/feedback/error-page"
import { NotFound } from "./ui/feedback/not-found"
import { ToastRegion } from "./ui/feedback/toast-region"
import { keptOf } from "./ui/form/kept-form"
import { forgetForm } from "./ui/form/last-form"
import { UnsentContext } from "./ui/form/unsent-context"
import { SignInAgain } from "./ui/kept/sign-in-again"
import { SearchTags } from "./ui/search/search-tags"
import { FrontPage } from "./ui/shell/front-page"

export const links: LinksFunction = () => [
  { rel: "preload", href: "/fonts/newsreader-latin.woff2", as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: "/fonts/public-sans-latin.woff2", as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
]

export const meta: MetaFunction = () => [
  { title: `${product.name}: ${product.tagline}` },
  { name: "description", content: product.tagline },
]

export function loader({ request, context }: LoaderFunctionArgs) {
  const { toast, headers } = takeToast(request)
  const { tracker: configured } = context.deps.settings
  const tracker = allowedTracker(request, configured)
  const { origin, pathname } = new URL(request.url)
  const asksConsent =
    configured !== null && readConsent(request) === null && pathname !== "/consent" && !isShared(request)
  const shown = {
    theme: readTheme(request),
    locale: readLocale(request),
    toast,
    tracker,
    asksConsent,
    origin,
    hasSession: context.token !== null,
  }
  return data(shown, { headers })
}

/** Most pages do not need the consent bar, so the browser loads it on demand; the server renders it with the page. */
const AskConsent = import.meta.env.SSR
  ? ConsentBar
  : lazy(() => import("./ui/consent/consent-bar").then(({ ConsentBar }) => ({ default: ConsentBar })))

/** A page with `handle = { scripts: false }` ships no scripts: it is complete as HTML. */
function useScripts(): boolean {
  const unsent = useContext(UnsentContext)
  const failed = Boolean(useRouteError()) || unsent !== null
  return !failed && !useMatches().some(({ handle }) => isScriptFree(handle))
}

function isScriptFree(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "scripts" in handle && handle.scripts === false
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root")
  const nonce = useContext(NonceContext)
  const scripts = useScripts()
  const theme = root?.theme === "system" ? undefined : root?.theme
  return (
    <html lang="en" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <SearchTags origin={root?.origin ?? ""} />
        {root?.tracker && <TrackedView />}
        <Links />
      </head>
      <body>
        {root?.asksConsent && (
          <Suspense>
            <AskConsent />
          </Suspense>
        )}
        {root?.tracker && <TrackerScript scriptUrl={root.tracker.scriptUrl} trackerKey={root.tracker.key} />}
        <ToastRegion message={root?.toast ?? null} floating={scripts} />
        <LocaleContext.Provider value={root?.locale ?? defaultLocale}>{children}</LocaleContext.Provider>
        {scripts && <ScrollRestoration nonce={nonce} />}
        {scripts && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

export default function App() {
  const { state } = useNavigation()
  useEffect(() => {
    if (state === "idle") forgetForm()
  }, [state])
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  const kept = isRouteErrorResponse(error) ? keptOf(error.data) : null
  if (!kept) return isConnectionError(error) ? <ErrorPage {...offline} /> : <ErrorPage />
  return (
    <FrontPage title="Please sign in again">
      <Suspense>
        <SignInAgain kept={kept} />
      </Suspense>
    </FrontPage>
  )
}
