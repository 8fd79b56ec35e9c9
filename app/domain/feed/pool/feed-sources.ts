import type { Shelf } from "../../kernel/web"

/** Feed URLs by the shelf that they fill. */
export type FeedSources = Partial<Record<Shelf, readonly string[]>>
