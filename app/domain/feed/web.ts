/** The part of the web that the feed is filled from. An adapter does the fetching, with its limits and its guard. */
export type Web = Record<string, never>
