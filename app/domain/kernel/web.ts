import { generalShelf } from "./general-shelf"
import { type Industry, industries } from "./industry"
import type { AddressRefusal } from "./public-address"

/** The shelves of the article pool: one per industry, and one for everyone. */
export type Shelf = Industry | typeof generalShelf
export const shelves: readonly Shelf[] = [generalShelf, ...industries]

/** Web access for the feed. An adapter does the fetching, with its limits and its address guard. */
export interface Web {
  /** Entries of a feed, usually newest first. Throws `WebFailure`. */
  readFeed(url: string, known: FeedVersion): Promise<FeedAnswer>
  /** Recent pages about a topic; throws `WebFailure`. Null if no search is configured. */
  search: ((query: string, shelf: Shelf) => Promise<WebEntry[]>) | null
  /** The bytes at a picture's URL, not yet validated. Null if it cannot be fetched within the limits. */
  fetchPicture(url: string): Promise<FetchedPicture | null>
  /** The text or HTML at a URL that a user entered. Throws `WebFailure`. */
  readPage(url: string): Promise<FetchedPage>
  /** Why `readPage` would refuse a URL without any network request; null if it would not. */
  refusalOf(url: string): AddressRefusal | null
  /** Feed addresses of a shelf. */
  sources(shelf: Shelf): readonly string[]
}

/** Cache validators from the last read of a feed, for a conditional request. */
export interface FeedVersion {
  etag: string | null
  lastModified: string | null
}

export interface FeedAnswer extends FeedVersion {
  status: "ok" | "unchanged"
  /** Empty if the feed is unchanged. */
  entries: WebEntry[]
}

/** One feed entry or search result, as received and untrusted. */
export interface WebEntry {
  url: string
  /** Titles and summaries may contain HTML. */
  title: string
  summary: string
  /** Name of the publication; empty if unknown. */
  source: string
  publishedAt: string | null
  imageUrl: string | null
  iconUrl: string | null
  /** Type of its attachment. */
  media: "audio" | "video" | null
}

export interface FetchedPicture {
  bytes: Uint8Array
  /** As declared by the server. The bytes are authoritative. */
  contentType: string
}

export interface FetchedPage {
  /** The URL after redirects. */
  url: string
  /** HTML or plain text, decoded, untrusted. */
  text: string
}

/** Failures of reading from the web, phrased to follow the site's name. */
const webFailures = {
  refused_address: "has an address that we do not read",
  timeout: "took too long to answer",
  unreachable: "could not be reached",
  busy: "asks to be read less often",
  failed: "answered with an error",
  not_found: "has nothing at that address anymore",
  too_large: "sent more than we read",
  not_text: "sent something that is neither a page nor text",
  redirects: "redirected us too often",
  malformed: "sent something we could not read",
  key_refused: "does not accept the key",
} as const
export type WebFailureCode = keyof typeof webFailures

export class WebFailure extends Error {
  constructor(
    readonly code: WebFailureCode,
    /** Seconds until a retry makes sense, if the server said so. */
    readonly retryAfter: number | null = null,
    /** For `refused_address`: why. */
    readonly refusal: AddressRefusal | null = null,
  ) {
    super(webFailures[code])
    this.name = "WebFailure"
  }
}
