import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { useMemo } from "react"
import { waitingText } from "../../domain/achievements/rules"
import { fillFeed } from "../../domain/dashboard/fill-feed.server"
import { findDashboard } from "../../domain/dashboard/get-dashboard.server"
import { shownInsights } from "../../domain/dashboard/shown-insights"
import { FeedQuery } from "../../domain/feed/personal/schema"
import { dayIn, formatDate, formatDay } from "../../domain/kernel/format"
import { product } from "../../domain/kernel/product"
import type { EventName } from "../../domain/tracking/schema"
import { track } from "../../domain/tracking/track.server"
import { readyPage } from "../../http/guards.server"
import { redirectWithToast } from "../../http/toast.server"
import { ButtonLink } from "../../ui/button-link"
import { Notice } from "../../ui/notice"
import { PageHeader } from "../../ui/page-header"
import { DueSteps } from "./due-steps"
import { Insights } from "./insights"
import { LatestDocuments } from "./latest-documents"
import { NextStep } from "./next-step"
import { pack, unpack } from "./packed"
import { QuickMenu } from "./quick-menu"
import { ReadinessCard } from "./readiness-card"
import { ThisMonth } from "./this-month"
import { YourEvidence } from "./your-evidence"

export const meta: MetaFunction = () => [{ title: `Dashboard · ${product.name}` }]

export const handle = { view: "dashboard_view" satisfies EventName }

export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams
  const filter = FeedQuery.shape.filter.safeParse(search.get("filter") ?? undefined).data ?? "all"
  const { viewer, actor, data } = await readyPage(args, (deps, who) => findDashboard(deps, who, filter))
  const { deps } = args.context
  if (search.get("upgrade_success") === "true") {
    return redirectWithToast("/dashboard", { title: "Subscription Activated!" })
  }
  deps.after(track(deps, "dashboard_view", actor.userId))
  const { documents, feed, readiness, next, due, ...dashboard } = data(actor)
  const shown = feed && (await fillFeed(deps, actor, filter, feed))
  const today = dayIn(deps.now(), viewer.timeZone)
  const dateOf = (iso: string) => formatDate(iso, viewer)
  const { growthPulseCount, growthLimit, contentGenCount, contentLimit } = actor
  // Fields follow the order of the page: text sent as both HTML and data is then close enough to compress well.
  const page = {
    readiness,
    next,
    today: dateOf(deps.now().toISOString()),
    due: due.map((step) => ({ ...step, on: formatDay(step.on, viewer.locale), isLate: step.on < today })),
    usage: { growthPulseCount, growthLimit, contentGenCount, contentLimit },
    documents: documents.map((document) => ({ ...document, date: dateOf(document.createdAt) })),
    filter,
    feed: shown && {
      items: shownInsights(deps.log, shown.items).map(({ card }) => card),
      refreshed: shown.refreshedAt && dateOf(shown.refreshedAt),
      problem: shown.problem,
      muted: shown.muted,
    },
    ...dashboard,
  }
  return { viewer, page: pack(page) }
}

export default function Dashboard() {
  const { viewer, page } = useLoaderData<typeof loader>()
  const data = useMemo(() => unpack(page), [page])
  return (
    <>
      <PageHeader title={`Welcome back, ${data.name}!`} above={data.today} />
      {data.waiting > 0 && (
        <Notice
          className="mb-8"
          title={waitingText(data.waiting)}
          action={
            <ButtonLink to="/achievements?state=proposed" size="small">
              Review them
            </ButtonLink>
          }
        >
          We wrote them from your reflections. Your documents are written from the lines you agree to.
        </Notice>
      )}
      <DueSteps steps={data.due} />
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ReadinessCard readiness={data.readiness} />
        <NextStep next={data.next} question={data.question} growthLeft={data.growthLeft} />
      </div>
      <Insights filter={data.filter} feed={data.feed} />
      <div className="mt-14 grid items-start gap-x-14 gap-y-12 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.4fr)_1fr_1fr]">
        <div className="sm:max-lg:col-span-2">
          <LatestDocuments documents={data.documents} />
        </div>
        <YourEvidence figures={data.figures} lack={data.lack} />
        <ThisMonth usage={data.usage} viewer={viewer} profileTitle={data.profileTitle} />
      </div>
      <QuickMenu />
    </>
  )
}
