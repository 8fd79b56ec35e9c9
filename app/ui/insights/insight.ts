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
  /** Whole percent. */
  match: number
  /** Why it was chosen, in a line. */
  why: string
  /** What each thing that it matched was worth, where the page says so. */
  parts?: { label: string; points: number }[]
  isRead: boolean
  isSaved: boolean
  feedback: "more" | "less" | null
  /** Its source is muted. */
  muted: boolean
  /** The day it was published, where the page says so and it is known. */
  date?: string | null
}
