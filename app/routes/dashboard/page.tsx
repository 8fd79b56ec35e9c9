import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { lazy, Suspense, useMemo } from "react"
import { lineTime } from "../../domain/achievements/line-time"
import { waitingText } from "../../domain/achievements/rules"
import { fillFeed } from "../../domain/dashboard/fill-feed.server"
import { findDashboard } from "../../domain/dashboard/get-dashboard.server"
import { shownInsights } from "../../domain/dashboard/shown-insights"
import { FeedQuery } from "../../domain/feed/personal/schema"
import { dayIn, formatDate, formatDay } from "../../domain/kernel/format"
import { product } from "../../domain/kernel/product"
import { nextPeriodStart } from "../../domain/plans/period"
import type { EventName } from "../../domain/tracking/schema"
import { track } from "../../domain/tracking/track.server"
import { readyPage } from "../../http/visitor/guards.server"
import { redirectWithToast } from "../../http/visitor/toast.server"
import dashboard from "../../styles/dashboard.css?url"
import insights from "../../styles/insights.css?url"
import { ButtonLink } from "../../ui/button-link"
import { Notice } from "../../ui/feedback/notice"
import { later } from "../../ui/later/later"
import { PageHeader } from "../../ui/shell/page-header"
import { DueSteps } from "./due-steps"
import { FirstSteps } from "./first-steps"
import { Insights } from "./insights"
import { pack, unpack } from "./packed"
import { Question } from "./question"
import { QuickMenu } from "./quick-menu"
import { Standing } from "./standing"
import { YourWork } from "./your-work"

export const links: LinksFunction = () => [dashboard, insights].map((href) => ({ rel: "stylesheet", href }))

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
  const { documents, knots, feed, readiness, next, due, ...rest } = data(actor)
  const shown = feed && (await fillFeed(deps, actor, filter, feed))
  const today = dayIn(deps.now(), viewer.timeZone)
  const dateOf = (iso: string) => formatDate(iso, viewer)
  const { growthPulseCount, growthLimit, contentGenCount, contentLimit } = actor
  // The fields follow the order of the page, so that the text, which is sent as both HTML and data, compresses well.
  const page = {
    today: dateOf(deps.now().toISOString()),
    due: due.map((step) => ({ ...step, on: formatDay(step.on, viewer.locale), isLate: step.on < today })),
    resetsOn: formatDay(nextPeriodStart(deps.now(), actor.billingAnchor), viewer.locale),
    usage: { growthPulseCount, growthLimit, contentGenCount, contentLimit },
    knots: knots.map(({ time, ...knot }) => ({
      ...knot,
      // A reflection's line is dated by the reflection. A line from the work history has only the dates of its role.
      date: time ? lineTime(time, undefined, viewer.locale) : dateOf(knot.on),
    })),
    documents: documents.map((document) => ({ ...document, date: dateOf(document.createdAt) })),
    readiness,
    next,
    filter,
    feed: shown && {
      items: shownInsights(deps.log, shown.items).map(({ card }) => card),
      refreshed: shown.refreshedAt && dateOf(shown.refreshedAt),
      problem: shown.problem,
      muted: shown.muted,
    },
    ...rest,
  }
  return { viewer, page: pack(page) }
}

/** Users look at these sections before they click anything in them, so their scripts load after the page. */
const LaterInsights = later(import.meta.env.SSR ? Insights : null, () =>
  import("./insights").then(({ Insights }) => Insights),
)
const LaterWork = later(import.meta.env.SSR ? YourWork : null, () =>
  import("./your-work").then(({ YourWork }) => YourWork),
)
const LaterStanding = later(import.meta.env.SSR ? Standing : null, () =>
  import("./standing").then(({ Standing }) => Standing),
)

/** Few visits show these, so the browser loads them on demand; the server renders them with the page. */
const Steps = import.meta.env.SSR
  ? FirstSteps
  : lazy(() => import("./first-steps").then(({ FirstSteps }) => ({ default: FirstSteps })))
const Due = import.meta.env.SSR
  ? DueSteps
  : lazy(() => import("./due-steps").then(({ DueSteps }) => ({ default: DueSteps })))

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
              {data.waiting === 1 ? "Review it" : "Review them"}
            </ButtonLink>
          }
        >
          {data.waiting === 1 ? "We wrote it" : "We wrote them"} from your reflections. Documents use the lines you've
          agreed to first. They use other lines only where your own words fully support them.
        </Notice>
      )}
      {data.due.length > 0 && (
        <Suspense>
          <Due steps={data.due} />
        </Suspense>
      )}
      {data.firstSteps && (
        <Suspense>
          <Steps steps={data.firstSteps} />
        </Suspense>
      )}
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="min-w-0 space-y-12">
          <Question
            question={data.question}
            growthLeft={data.growthLeft}
            used={data.usage.growthPulseCount}
            resetsOn={data.resetsOn}
          />
          <LaterWork knots={data.knots} documents={data.documents} />
        </div>
        <div className="min-w-0">
          <LaterStanding
            isNew={Boolean(data.firstSteps)}
            readiness={data.readiness}
            next={data.next}
            usage={data.usage}
            figures={data.figures}
            viewer={viewer}
            lack={data.lack}
          />
        </div>
      </div>
      <LaterInsights filter={data.filter} hasSkills={data.hasSkills} feed={data.feed} />
      <QuickMenu />
    </>
  )
}
