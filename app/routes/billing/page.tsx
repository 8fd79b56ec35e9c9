import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { nextPeriodStart } from "../../domain/billing/period"
import { annualSaving, planList } from "../../domain/billing/plans"
import { billingQuestions } from "../../domain/billing/questions"
import { product } from "../../domain/product"
import { track } from "../../domain/tracking/track.server"
import { formatDate } from "../../http/format-date.server"
import { requireReady, viewerOf } from "../../http/guards.server"
import { Notice } from "../../ui/notice"
import { PageHeader } from "../../ui/page-header"
import { CurrentPlan } from "./current-plan"
import { PeriodSwitch } from "./period-switch"
import { PlanCard } from "./plan-card"

export const meta: MetaFunction = () => [{ title: `Billing & Subscription · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const actor = await requireReady(args)
  const { deps } = args.context
  deps.after(track(deps, "subscription_view", actor.userId))
  const { growthPulseCount, growthLimit, contentGenCount, contentLimit } = actor
  const resets = nextPeriodStart(deps.now(), actor.billingAnchor)
  return {
    viewer: viewerOf(actor),
    usage: { growthPulseCount, growthLimit, contentGenCount, contentLimit },
    annual: new URL(args.request.url).searchParams.get("annual") === "1",
    resets: { date: resets, text: formatDate(resets, "UTC") },
    plans: planList.map((plan) => ({ ...plan, saving: annualSaving(plan) })),
    questions: billingQuestions,
  }
}

/** Why no plan can be bought. No payment service is connected to this version of the product. */
const reason = "Payments are not set up on this installation, so plans cannot be changed here."

export default function Billing() {
  const { viewer, usage, annual, resets, plans, questions } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title="Billing & Subscription" />
      <CurrentPlan viewer={viewer} usage={usage} resets={resets} />
      <section aria-labelledby="plans" className="mt-14">
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 id="plans" className="text-2xl">
            Plans
          </h2>
          <PeriodSwitch annual={annual} saving={Math.max(...plans.map((plan) => plan.saving))} />
        </div>
        <Notice id="payments" className="mt-4">
          {reason}
        </Notice>
        <ul className="mt-6 grid gap-6 md:grid-cols-3">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} annual={annual} current={viewer.membershipTier} reasonId="payments" />
          ))}
        </ul>
      </section>
      <section aria-labelledby="questions" className="mt-14 max-w-prose">
        <h2 id="questions" className="text-2xl">
          Questions
        </h2>
        <dl className="mt-4 divide-y divide-line border-y border-line">
          {questions.map(({ question, answer }) => (
            <div key={question} className="py-4">
              <dt className="font-medium">{question}</dt>
              <dd className="mt-1 text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
