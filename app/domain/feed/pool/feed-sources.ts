import type { Shelf } from "../../kernel/web"

/** Feed URLs by the shelf they fill. */
export type FeedSources = Partial<Record<Shelf, readonly string[]>>
