import type { Shelf } from "../../kernel/web"

/** Addresses of feeds by the shelf that they fill. */
export type FeedSources = Partial<Record<Shelf, readonly string[]>>
