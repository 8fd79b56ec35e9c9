import { generalShelf } from "./general-shelf"
import { type Industry, industries } from "./industry"

/** Where articles stand: one shelf an industry, and one for everybody. */
export type Shelf = Industry | typeof generalShelf
export const shelves: readonly Shelf[] = [generalShelf, ...industries]

/** The part of the web that the feed is filled from. An adapter does the fetching, with its limits and its guard. */
export interface Web {
  /** What a feed holds now, newest first as a rule; throws `WebFailure`. */
  readFeed(url: string, known: FeedVersion): Promise<FeedAnswer>
  /** Recent pages about something; throws `WebFailure`. Null where no search is set up. */
  search: ((query: string, shelf: Shelf) => Promise<WebEntry[]>) | null
  /** The bytes at a picture's address, not yet looked at; null where there are none to be had within the limits. */
  fetchPicture(url: string): Promise<FetchedPicture | null>
  /** The addresses of the feeds for a shelf. */
  sources(shelf: Shelf): readonly string[]
}

/** What a feed said of its state when it was last read, for asking whether it has changed. */
export interface FeedVersion {
  etag: string | null
  lastModified: string | null
}

export interface FeedAnswer extends FeedVersion {
  status: "ok" | "unchanged"
  /** None where it is unchanged. */
  entries: WebEntry[]
}

/** One entry of a feed or one result of a search, as it came: nothing in it is trusted. */
export interface WebEntry {
  url: string
  /** Titles and summaries may hold HTML. */
  title: string
  summary: string
  /** The name of where it stands; empty where nothing says so. */
  source: string
  publishedAt: string | null
  imageUrl: string | null
  iconUrl: string | null
  /** What is attached to it. */
  media: "audio" | "video" | null
}

export interface FetchedPicture {
  bytes: Uint8Array
  /** As the server called it; the bytes decide. */
  contentType: string
}

/** How reading from the web fails, as the end of a sentence that begins with the site's name. */
const webFailures = {
  refused_address: "has an address that is not read",
  timeout: "took too long to answer",
  unreachable: "could not be reached",
  busy: "asks to be read less often",
  failed: "answered with an error",
  not_found: "has nothing at that address any more",
  too_large: "sent more than is read",
  redirects: "sent us from one address to the next",
  malformed: "sent something that is not understood",
  key_refused: "does not accept the key",
} as const
export type WebFailureCode = keyof typeof webFailures

export class WebFailure extends Error {
  constructor(
    readonly code: WebFailureCode,
    /** Seconds until another try makes sense, where the other side said so. */
    readonly retryAfter: number | null = null,
  ) {
    super(webFailures[code])
    this.name = "WebFailure"
  }
}
