import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { findInfluencePage } from "../../domain/influence/get-influence-page.server"
import { restorableDays } from "../../domain/influence/piece-limits"
import { product } from "../../domain/kernel/product"
import type { EventName } from "../../domain/tracking/schema"
import { track } from "../../domain/tracking/track.server"
import { readyPage } from "../../http/visitor/guards.server"
import { Badge } from "../../ui/badge"
import { ButtonLink } from "../../ui/button-link"
import { PageHeader } from "../../ui/shell/page-header"
import { TextLink } from "../../ui/text-link"
import { DeletedNotice } from "../../ui/trash/deleted-notice"
import { AddDialog } from "./add-dialog"
import { AnalysisDetail } from "./analysis-detail"
import { Analytics } from "./analytics"
import { AnalyzeDialog } from "./analyze-dialog"
import { changeInfluence } from "./change-influence.server"
import { NotPro } from "./not-pro"
import { QuickActions } from "./quick-actions"
import { ScoreCard } from "./score-card"
import { shownInfluence } from "./shown-influence.server"
import { TrendCard } from "./trend-card"
import { useInfluencePolling } from "./use-influence-polling"
import { wantedView } from "./wanted"
import { Working } from "./working"

export const meta: MetaFunction = () => [{ title: `Influence Score · ${product.name}` }]

export const handle = { view: "influence_score_view" satisfies EventName }

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = args.context
  const wanted = wantedView(new URL(args.request.url).searchParams)
  const { viewer, actor, data } = await readyPage(args, (reader, who) => findInfluencePage(reader, who, wanted))
  deps.after(track(deps, "influence_score_view", actor.userId))
  const today = deps.now().toISOString().slice(0, 10)
  return { viewer, wanted, today, shown: actor.tier === "pro" ? shownInfluence(data, wanted, viewer, today) : null }
}

export function action(args: ActionFunctionArgs) {
  return changeInfluence(args)
}

export default function InfluenceScore() {
  const { viewer, wanted, shown, today } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  useInfluencePolling(viewer.membershipTier, shown?.score.influenceScore ?? null)
  return (
    <>
      <PageHeader
        title="Influence Score"
        description="How strong your posts are, and how people respond to them."
        action={
          shown ? (
            <div className="flex flex-wrap gap-3 lg:hidden">
              <ButtonLink to="?add=1" preventScrollReset>
                Add Engagement
              </ButtonLink>
              <ButtonLink to="?analyze=1" variant="primary" preventScrollReset>
                Analyze Content
              </ButtonLink>
            </div>
          ) : (
            <Badge tone="accent">Pro Only</Badge>
          )
        }
      />
      {!shown && <NotPro />}
      {shown && (
        <>
          {shown.job && <Working job={shown.job} />}
          {wanted.deleted && (
            <DeletedNotice id={wanted.deleted} action="/influence-score?tab=engagement">
              The piece and its numbers are deleted. You can restore them for {restorableDays} days.
            </DeletedNotice>
          )}
          <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="min-w-0 space-y-10">
              <ScoreCard shown={shown} />
              <Analytics shown={shown} wanted={wanted} />
            </div>
            <div className="stays space-y-10">
              <QuickActions />
              <TrendCard trend={shown.trend} />
            </div>
          </div>
          <AnalyzeDialog open={wanted.analyze} documents={shown.documents} today={today} answer={answer} />
          <AddDialog open={wanted.add || wanted.piece !== null} piece={shown.piece} today={today} answer={answer} />
          <AnalysisDetail analysis={shown.analysis} closeHref={`?tab=${wanted.tab}`} />
        </>
      )}
      {shown && (
        <p className="mt-12 text-sm text-muted">
          Every number on this page comes from a formula.{" "}
          <TextLink to="/how-we-score#influence" reloadDocument>
            How we score
          </TextLink>
        </p>
      )}
    </>
  )
}
