import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { findDashboard } from "../../domain/dashboard/get-dashboard.server"
import { product } from "../../domain/product"
import { track } from "../../domain/tracking/track.server"
import { formatDate } from "../../http/format-date.server"
import { readyPage } from "../../http/guards.server"
import { redirectWithToast } from "../../http/toast.server"
import { ButtonLink } from "../../ui/button-link"
import { Notice } from "../../ui/notice"
import { PageHeader } from "../../ui/page-header"
import { QuickMenu } from "../../ui/quick-menu"
import { LatestDocuments } from "./latest-documents"
import { Margin } from "./margin"
import { TodaysQuestion } from "./todays-question"

export const meta: MetaFunction = () => [{ title: `Dashboard · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, actor, data } = await readyPage(args, findDashboard)
  const { deps } = args.context
  if (new URL(args.request.url).searchParams.get("upgrade_success") === "true") {
    return redirectWithToast("/dashboard", { title: "Subscription Activated!" })
  }
  deps.after(track(deps, "dashboard_view", actor.userId))
  const { documents, ...dashboard } = data(actor)
  const dated = documents.map((document) => ({ ...document, date: formatDate(document.createdAt, actor.timeZone) }))
  const { growthPulseCount, growthLimit, contentGenCount, contentLimit } = actor
  return {
    viewer,
    today: formatDate(deps.now().toISOString(), actor.timeZone),
    usage: { growthPulseCount, growthLimit, contentGenCount, contentLimit },
    documents: dated,
    ...dashboard,
  }
}

export default function Dashboard() {
  const { name, today, next, question, growthLeft, documents, ...margin } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={`Welcome back, ${name}!`} above={today} />
      <Notice
        title={next.title}
        action={
          <ButtonLink to={next.to} variant="primary">
            {next.label}
          </ButtonLink>
        }
      >
        {next.text}
      </Notice>
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-12">
          <TodaysQuestion question={question} growthLeft={growthLeft} />
          <LatestDocuments documents={documents} />
        </div>
        <Margin {...margin} />
      </div>
      <QuickMenu />
    </>
  )
}
