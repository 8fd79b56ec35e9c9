import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { product } from "../../domain/kernel/product"
import type { EventName } from "../../domain/tracking/schema"
import { track } from "../../domain/tracking/track.server"
import { requireGuest } from "../../http/visitor/guards.server"
import front from "../../styles/front.css?url"
import { structuredProduct } from "../../ui/search/structured-data"
import { SkipLink } from "../../ui/shell/shell"
import { SiteFooter } from "../../ui/shell/site-footer"
import { Closing } from "./closing"
import { Comparison } from "./comparison"
import { Hero } from "./hero"
import { PlanCards } from "./plan-cards"
import { Questions } from "./questions"
import { Screens } from "./screens"
import { SiteHeader } from "./site-header"
import { Story } from "./story"
import { Testimonials } from "./testimonials"
import { TryIt } from "./try-it"

export const handle = { scripts: false, view: "landing_view" satisfies EventName }

export const links: LinksFunction = () => [{ rel: "stylesheet", href: front }]

export const meta: MetaFunction = () => [
  { title: `${product.name}: ${product.tagline}` },
  {
    name: "description",
    content:
      "Capture what you did in two minutes a week. Get resumes, posts and letters in which every sentence traces back to your own words.",
  },
  { "script:ld+json": structuredProduct },
]

export async function loader(args: LoaderFunctionArgs) {
  await requireGuest(args)
  const { deps } = args.context
  deps.after(track(deps, "landing_view", null))
  return { demoLogin: deps.settings.demoLogin }
}

export default function Landing() {
  const { demoLogin } = useLoaderData<typeof loader>()
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main">
        <Hero />
        <TryIt demoLogin={demoLogin} />
        <Comparison />
        <Screens />
        <Story />
        <Testimonials />
        <PlanCards />
        <Questions />
        <Closing />
      </main>
      <SiteFooter />
    </>
  )
}
