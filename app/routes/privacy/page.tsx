import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { product } from "../../domain/kernel/product"
import { ReadingHeader } from "../../ui/reading/reading-header"
import { SkipLink } from "../../ui/shell/shell"
import { SiteFooter } from "../../ui/shell/site-footer"
import { TextLink } from "../../ui/text-link"
import { keptData } from "./kept-data.server"
import { PolicySection } from "./policy-section"
import { sections } from "./sections"

export const handle = { scripts: false }

export const meta: MetaFunction = () => [
  { title: `Privacy Policy · ${product.name}` },
  {
    name: "description",
    content: `What ${product.name} keeps about you, why, who sees it, and what you can ask for.`,
  },
]

export function loader({ context }: LoaderFunctionArgs) {
  return { kept: keptData(), hasTracker: context.deps.settings.tracker !== null }
}

export default function Privacy() {
  return (
    <>
      <SkipLink />
      <ReadingHeader />
      <main id="main" className="mx-auto max-w-page px-4 pt-8 pb-16 sm:px-6 sm:pt-14 lg:px-8">
        <h1 className="text-4xl">Privacy Policy</h1>
        <p className="mt-4 text-muted">
          Last updated <time dateTime="2025-07-14">July 14, 2025</time>
        </p>
        <p className="mt-8 max-w-prose font-serif text-xl">
          In short: what you write is yours. We keep it to write for you, we do not sell it, nobody trains a model on
          it, and you can take all of it with you or have it deleted.
        </p>
        <div className="mt-12">
          {sections.map((section, index) => (
            <PolicySection key={section.id} number={index + 1} {...section} />
          ))}
        </div>
        <p className="mt-10 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
          <TextLink to="/" reloadDocument>
            Back to Home
          </TextLink>
          <TextLink to="/licenses.txt" reloadDocument>
            Licenses of the software in these pages
          </TextLink>
        </p>
      </main>
      <SiteFooter />
    </>
  )
}
