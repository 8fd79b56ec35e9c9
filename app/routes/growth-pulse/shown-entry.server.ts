import type { Entry } from "../../domain/growth-pulse/schema"
import { shownKeywords } from "../../domain/growth-pulse/schema"
import { formatDate, type ReaderFormat } from "../../domain/kernel/format"
import { PageQuery } from "../../domain/kernel/page"

export interface ShownEntry {
  id: string
  question: string
  response: string
  keywords: string[]
  impactArticulated: boolean
  createdAt: string
  date: string
}

/** An entry as the page shows it, its date in the reader's format. */
export function shownEntry(entry: Entry, reader: ReaderFormat): ShownEntry {
  return { ...entry, keywords: entry.keywords.slice(0, shownKeywords), date: formatDate(entry.createdAt, reader) }
}

const pageSize = 20

/** The entries an address names: the newest few beside the question or, with `?cursor=`, a page of all. */
export function wantedPage(url: string, recent: number): { all: boolean; page: PageQuery } {
  const cursor = new URL(url).searchParams.get("cursor")
  if (cursor === null) return { all: false, page: { limit: recent } }
  const page = PageQuery.safeParse({ limit: pageSize, cursor: cursor || undefined })
  return { all: true, page: page.data ?? { limit: pageSize } }
}
