import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { findSubscription } from "../../domain/billing/get-subscription.server"
import { offeredPlans } from "../../domain/billing/offers"
import { billingQuestions } from "../../domain/billing/questions"
import { refreshOwed } from "../../domain/billing/refresh-subscription.server"
import { formatDay } from "../../domain/kernel/format"
import { product } from "../../domain/kernel/product"
import { annualSaving } from "../../domain/plans/catalog"
import { nextPeriodStart } from "../../domain/plans/period"
import type { EventName } from "../../domain/tracking/schema"
import { track } from "../../domain/tracking/track.server"
import { readyPage, requireReady } from "../../http/visitor/guards.server"
import { PageHeader } from "../../ui/shell/page-header"
import { cancel, checkOut, resume } from "./actions.server"
import { CancelDialog } from "./cancel-dialog"
import { CurrentPlan } from "./current-plan"
import { PlanChoice } from "./plan-choice"
import { Questions } from "./questions"
import { returnFromCheckout } from "./return.server"
import { shownStanding } from "./standing.server"

export const meta: MetaFunction = () => [{ title: `Billing & Subscription · ${product.name}` }]

export const handle = { view: "subscription_view" satisfies EventName }

export async function loader(args: LoaderFunctionArgs) {
  await returnFromCheckout(args)
  const { viewer, actor, data: state } = await readyPage(args, findSubscription)
  const { deps } = args.context
  deps.after(track(deps, "subscription_view", actor.userId))
  // The provider's page for an open invoice does not redirect back, so the state is refreshed for the next view.
  if (state?.status === "past_due") deps.after(refreshOwed(deps, actor))
  const { growthPulseCount, growthLimit, contentGenCount, contentLimit } = actor
  const resets = nextPeriodStart(deps.now(), actor.billingAnchor)
  const isPayable = deps.payments !== null
  return {
    viewer,
    standing: state && shownStanding(state, deps.now(), viewer),
    usage: { growthPulseCount, growthLimit, contentGenCount, contentLimit },
    annual: new URL(args.request.url).searchParams.get("interval") === "annual",
    resets: { date: resets, text: formatDay(resets, viewer.locale) },
    isPayable,
    plans: offeredPlans(isPayable).map((plan) => ({ ...plan, saving: annualSaving(plan) })),
    questions: billingQuestions,
  }
}

export async function action(args: ActionFunctionArgs) {
  const formData = await args.request.formData()
  const actor = await requireReady(args)
  const intent = formData.get("intent")
  if (intent === "cancel") return cancel(args, actor, formData)
  if (intent === "resume") return resume(args, actor, formData)
  return checkOut(args, actor, formData)
}

export default function Billing() {
  const { viewer, standing, usage, annual, resets, isPayable, plans, questions } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  return (
    <>
      <PageHeader title="Billing & Subscription" />
      <CurrentPlan planName={viewer.planName} standing={standing} usage={usage} resets={resets} annual={annual} />
      <PlanChoice
        plans={plans}
        annual={annual}
        current={viewer.membershipTier}
        standing={standing}
        isPayable={isPayable}
      />
      <Questions questions={questions} />
      <CancelDialog open={search.has("cancel") && standing?.canCancel === true} annual={annual} />
    </>
  )
}
