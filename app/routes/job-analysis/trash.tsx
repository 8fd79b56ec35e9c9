import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { findAnalyses } from "../../domain/job-analysis/list-analyses.server"
import { trashDays } from "../../domain/job-analysis/rules"
import { day, later } from "../../domain/kernel/clock"
import { formatDate } from "../../domain/kernel/format"
import { PageQuery } from "../../domain/kernel/page"
import { product } from "../../domain/kernel/product"
import { readyPage } from "../../http/visitor/guards.server"
import { TrashList } from "../../ui/trash/trash-list"
import { titleOf } from "./status-labels"

export const meta: MetaFunction = () => [{ title: `Deleted postings · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const cursor = new URL(args.request.url).searchParams.get("cursor") ?? undefined
  const page = PageQuery.safeParse({ limit: 20, cursor }).data ?? { limit: 20 }
  const { viewer, data } = await readyPage(args, (deps, who) => findAnalyses(deps, who, page, { on: 1 }))
  const items = data.rows.map((row) => ({
    id: row.id,
    title: titleOf(row),
    of: row.company ?? "",
    until: row.trashedAt && formatDate(later(new Date(row.trashedAt), trashDays * day), viewer),
  }))
  return { viewer, items, nextCursor: data.nextCursor }
}

export default function DeletedPostings() {
  const { items, nextCursor } = useLoaderData<typeof loader>()
  return (
    <TrashList
      things="postings"
      days={trashDays}
      items={items}
      nextCursor={nextCursor}
      above={{ to: "/job-analysis", title: "Job-Tailored Content" }}
      action="/job-analysis"
    />
  )
}
