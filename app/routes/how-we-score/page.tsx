import type { MetaFunction } from "@remix-run/cloudflare"
import { product } from "../../domain/kernel/product"
import { ReadingHeader } from "../../ui/reading/reading-header"
import { SkipLink } from "../../ui/shell/shell"
import { SiteFooter } from "../../ui/shell/site-footer"
import { AchievementSection } from "./achievement-section"
import { InfluenceSection } from "./influence-section"
import { InsightsSection } from "./insights-section"
import { JobMatchSection } from "./job-match-section"
import { ProgressSection } from "./progress-section"
import { ReadinessSection } from "./readiness-section"

export const handle = { scripts: false }

export const meta: MetaFunction = () => [
  { title: `How we score · ${product.name}` },
  { name: "description", content: `Every figure that ${product.name} shows about you, with its formula.` },
]

export default function HowWeScore() {
  return (
    <>
      <SkipLink />
      <ReadingHeader />
      <main id="main" className="mx-auto max-w-page px-4 pt-8 pb-16 sm:px-6 sm:pt-14 lg:px-8">
        <h1 className="text-4xl">How we score</h1>
        <p className="mt-8 mb-12 max-w-prose font-serif text-xl">
          Every figure we show about you comes from a formula printed here in full. The same inputs always give the same
          score, and this page is built from the same numbers the formulas use.
        </p>
        <ReadinessSection number={1} />
        <AchievementSection number={2} />
        <ProgressSection number={3} />
        <InfluenceSection number={4} />
        <InsightsSection number={5} />
        <JobMatchSection number={6} />
      </main>
      <SiteFooter />
    </>
  )
}
