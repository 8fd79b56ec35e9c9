import { findBoard, searchAnalyses } from "../../../domain/job-analysis/applications/board.server"
import { findAnalyses } from "../../../domain/job-analysis/list-analyses.server"
import { type ApplicationStatus, applicationStatuses } from "../../../domain/job-analysis/rules"
import type { Deps } from "../../../domain/kernel/deps"
import type { ReaderFormat } from "../../../domain/kernel/format"
import { PageQuery } from "../../../domain/kernel/page"
import { mapQuery, type Query, type Who } from "../../../domain/kernel/query.server"
import { type ShownSummary, shownSummary } from "../shown-summary"
import { statusLabels } from "../status-labels"

const pageSize = 20

interface ShownColumn {
  status: ApplicationStatus
  label: string
  items: ShownSummary[]
  /** The number of postings in the column, including those not listed. */
  count: number
}

/** Either the board's columns, or a list of search results or of one status. */
export interface ShownBoard {
  columns: ShownColumn[] | null
  list: { items: ShownSummary[]; hasMore: boolean; nextCursor: string | null } | null
}

/** The board for the address, in one round trip. */
export function readBoard(deps: Deps, who: Who, wanted: URLSearchParams): Query<(reader: ReaderFormat) => ShownBoard> {
  const status = applicationStatuses.find((name) => name === wanted.get("status"))
  const text = (wanted.get("q") ?? "").trim().slice(0, 100)
  if (text) {
    return mapQuery(searchAnalyses(deps, who, text, status), ({ rows, hasMore }) => (reader) => ({
      columns: null,
      list: { items: rows.map((row) => shownSummary(row, reader)), hasMore, nextCursor: null },
    }))
  }
  if (status) {
    const page = PageQuery.safeParse({ limit: pageSize, cursor: wanted.get("cursor") ?? undefined })
    return mapQuery(findAnalyses(deps, who, page.data ?? { limit: pageSize }, { status }), ({ rows, nextCursor }) => {
      return (reader) => ({
        columns: null,
        list: { items: rows.map((row) => shownSummary(row, reader)), hasMore: false, nextCursor },
      })
    })
  }
  return mapQuery(findBoard(deps, who), (columns) => (reader) => ({
    columns: columns.map(({ status, rows, count }) => {
      return { status, label: statusLabels[status], items: rows.map((row) => shownSummary(row, reader)), count }
    }),
    list: null,
  }))
}
