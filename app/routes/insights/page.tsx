import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { fillFeed, noFeed } from "../../domain/dashboard/fill-feed.server"
import { product } from "../../domain/kernel/product"
import { runQuery } from "../../domain/kernel/query.server"
import { readyPage } from "../../http/visitor/guards.server"
import insights from "../../styles/insights.css?url"
import { ButtonLink } from "../../ui/button-link"
import { Card } from "../../ui/card"
import { InsightCard } from "../../ui/insights/insight-card"
import { insightTabs } from "../../ui/insights/insight-filters"
import { MutedSources } from "../../ui/insights/muted-sources"
import { RefreshFeed } from "../../ui/insights/refresh-feed"
import { PageHeader } from "../../ui/shell/page-header"
import { TabLinks } from "../../ui/tab-links"
import { HowChosen } from "./how-chosen"
import { NoInsights } from "./no-insights"
import { readInsights } from "./read-insights.server"

const path = "/insights"

export const links: LinksFunction = () => [{ rel: "stylesheet", href: insights }]

export const meta: MetaFunction = () => [{ title: `Insights · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const wanted = new URL(args.request.url).searchParams
  const { deps } = args.context
  const { viewer, actor, data } = await readyPage(args, (deps, who) => readInsights(deps, who, wanted))
  const found = data(viewer)
  if (found.refreshed) return { viewer, ...found }
  // A user who has not opened the dashboard yet has no feed.
  await fillFeed(deps, actor, "all", noFeed)
  return { viewer, ...(await runQuery(deps.db, readInsights(deps, actor.userId, wanted)))(viewer) }
}

export default function AllInsights() {
  const { filter, saved, isPaged, items, nextCursor, muted, refreshed } = useLoaderData<typeof loader>()
  const search = new URLSearchParams(saved ? { saved: "1" } : filter === "all" ? {} : { filter })
  const page = `${search}` ? `${path}?${search}` : path
  const older = new URLSearchParams(search)
  if (nextCursor) older.set("cursor", nextCursor)
  const [all, ...kinds] = insightTabs(path, saved ? null : filter)
  const tabs = [...(all ? [all] : []), { to: `${path}?saved=1`, label: "Saved", current: saved }, ...kinds]

  return (
    <>
      <PageHeader
        title="All insights"
        description={
          <>
            Everything we've picked for you, newest first.
            {refreshed && <span className="block text-sm">Last refreshed on {refreshed}.</span>}
          </>
        }
        action={<RefreshFeed redirectTo={page} />}
      />
      <TabLinks label="Kinds of insights" tabs={tabs} />
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          {items.length === 0 ? (
            <NoInsights saved={saved} filter={filter} isPaged={isPaged} />
          ) : (
            <ul className="insight-list divide-y divide-line">
              {items.map(({ id, card }) => (
                <li key={id}>
                  <InsightCard insight={card} page={page} level="h2" />
                </li>
              ))}
            </ul>
          )}
          <div className="flex gap-3">
            {isPaged && <ButtonLink to={page}>Newest</ButtonLink>}
            {nextCursor && <ButtonLink to={`?${older}`}>Older insights</ButtonLink>}
          </div>
        </div>
        <aside className="stays space-y-10">
          <HowChosen />
          <Card look="ruled" id="muted" title="Muted sources">
            {muted.length === 0 ? (
              <p className="text-sm text-muted">
                None. You can mute a source in an insight's menu; muted sources are listed here so you can unmute them.
              </p>
            ) : (
              <MutedSources sources={muted} redirectTo={page} />
            )}
          </Card>
        </aside>
      </div>
    </>
  )
}
