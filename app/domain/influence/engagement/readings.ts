/** What was counted of a piece on a day. A count is null where its source does not tell it. */
export interface Counts {
  likes: number | null
  comments: number | null
  shares: number | null
  views: number | null
}

export interface Reading extends Counts {
  /** The day (YYYY-MM-DD) of the reading. */
  on: string
}
