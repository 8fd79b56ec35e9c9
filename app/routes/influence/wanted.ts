import { PageQuery } from "../../domain/kernel/page"

const tabs = ["analysis", "engagement", "patterns"] as const
export type Tab = (typeof tabs)[number]

export const path = "/influence-score"
const pageSize = 10

/** The parameters of the page's address. */
export function wantedView(search: URLSearchParams) {
  const page = PageQuery.safeParse({ limit: pageSize, cursor: search.get("cursor") ?? undefined })
  const given = (name: string) => search.get(name)?.slice(0, 100) || null
  return {
    tab: tabs.find((tab) => tab === search.get("tab")) ?? tabs[0],
    page: page.data ?? { limit: pageSize },
    /** The analysis to show in full. */
    analysis: given("analysis"),
    /** The id of the piece to add a reading to. */
    piece: given("piece"),
    /** The id of the piece that was just deleted. */
    deleted: given("deleted"),
    /** The id of the running analysis job. */
    job: given("job"),
    analyze: search.has("analyze"),
    add: search.has("add"),
  }
}
export type WantedView = ReturnType<typeof wantedView>
