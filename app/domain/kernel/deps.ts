import type { AskModel } from "./model"
import type { Payments } from "./payments"
import type { Database } from "./query.server"
import type { Web } from "./web"

/** The product's external services, passed in. Domain code never accesses a binding or a clock directly. */
export interface Deps {
  db: Database
  bucket: Bucket
  now(): Date
  /** Returns a new id; ids sort by creation time. */
  newId(): string
  /** Returns a number in [0, 1). */
  random(): number
  /** Returns 256 random bits, safe in a URL or a header. */
  newToken(): string
  /** SHA-256, hexadecimal. */
  hash(data: string | Uint8Array<ArrayBuffer>): Promise<string>
  passwords: Passwords
  /** Sends messages to a queue. May fail or lose them; the sweep resends. */
  send(queue: QueueName, messages: Message[], delaySeconds?: number): Promise<void>
  /** Model provider; null if none is configured. */
  ask: AskModel | null
  /** Payment provider; null if none is configured. */
  payments: Payments | null
  /** Sources of articles: feeds, web search and pictures. */
  web: Web
  settings: Settings
  /** Lets work continue after the response is sent. */
  after(work: Promise<unknown>): void
  log(event: string, fields?: Record<string, string | number | boolean>): void
}

export interface Passwords {
  hash(password: string): Promise<string>
  /**
   * False if nothing is stored or the hash is unreadable. Takes the same time either way, so that timing leaks nothing.
   */
  verify(password: string, stored: string | null): Promise<boolean>
  /** True if the stored hash uses weaker parameters than today's. */
  isOutdated(stored: string): boolean
  isBreached(password: string): Promise<boolean>
}

/** `jobs`: a user is waiting. `bulk`: high volume, in slices. `exports`: one message per invocation. */
export type QueueName = "jobs" | "bulk" | "exports"

/**
 * A queue message: type, ids and keys, never record content. The feature that sends a message builds it. The consumer
 * parses it with the feature's schema.
 */
export type Message = { v: 1; type: string } & Record<string, string | number | boolean | null>

/** The part of an object store that the product uses. */
export interface Bucket {
  put(key: string, body: string | ArrayBuffer | Uint8Array | Blob, contentType?: string): Promise<unknown>
  /** Streams a large object; returns its size in bytes. */
  write(key: string, pieces: AsyncIterable<Uint8Array>, contentType: string): Promise<number>
  get(key: string): Promise<StoredObject | null>
  head(key: string): Promise<unknown>
  /**
   * Returns at most 1,000 keys that start with `prefix`, in order, excluding those written at or after `before`, and a
   * `cursor` if more remain.
   */
  list(prefix: string, cursor?: string | null, before?: Date): Promise<{ keys: string[]; cursor: string | null }>
  delete(keys: string[]): Promise<unknown>
}

export interface StoredObject {
  body: ReadableStream<Uint8Array>
  bytes: number
  contentType: string
}

interface Settings {
  demoLogin: boolean
  /** Whether users may upload files. */
  uploads: boolean
  /** Per IP address; 0 disables the limit. */
  registrationsPerHour: number
  /** Timeout of one call to the model. */
  aiTimeoutSeconds: number
  /** Jobs older than this are given up instead of being retried. */
  jobDeadlineSeconds: number
  /** Calls to the model per user and day, including failed ones. */
  aiCallsPerDay: number
  aiModel: string
  /** The operator's marketing tracker; null if none is configured. */
  tracker: Tracker | null
}

/** A third-party script, loaded only for visitors who consented to it. */
export interface Tracker {
  scriptUrl: string
  /** The operator's key for that service. */
  key: string
}
