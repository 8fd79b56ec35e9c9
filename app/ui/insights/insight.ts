import type { PictureKind } from "./placeholder-picture"

export interface Insight {
  id: string
  type: PictureKind
  title: string
  summary: string
  url: string
  source: string
  /** Both URLs are on our own origin. */
  imageUrl: string | null
  iconUrl: string | null
  /** A whole percentage; null if too little matches for a meaningful figure. */
  match: number | null
  /** One line that explains why the insight was chosen. */
  why: string
  /** The points of each match; only on pages that show them. */
  parts?: { label: string; points: number }[]
  isRead: boolean
  isSaved: boolean
  feedback: "more" | "less" | null
  /** The insight's source is muted. */
  muted: boolean
  /** The publication date, if it is known and shown. */
  date?: string | null
}
