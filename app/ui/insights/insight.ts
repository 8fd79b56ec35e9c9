import type { PictureKind } from "./placeholder-picture"

export interface Insight {
  id: string
  type: PictureKind
  title: string
  summary: string
  url: string
  source: string
  /** Both from our own origin. */
  imageUrl: string | null
  iconUrl: string | null
  /** Whole percent; null where too little matches for a figure to say anything. */
  match: number | null
  /** The reason it was chosen, in one line. */
  why: string
  /** The points of each match, on pages that show them. */
  parts?: { label: string; points: number }[]
  isRead: boolean
  isSaved: boolean
  feedback: "more" | "less" | null
  /** Its source is muted. */
  muted: boolean
  /** The publication date, if known and shown. */
  date?: string | null
}
