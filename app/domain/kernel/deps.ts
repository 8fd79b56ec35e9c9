import type { AskModel } from "./model"
import type { Payments } from "./payments"
import type { Database } from "./query.server"
import type { Web } from "./web"

/** What the product needs of the outside, handed in. Nothing in the domain reaches for a binding or a clock. */
export interface Deps {
  db: Database
  bucket: Bucket
  now(): Date
  /** A new id; later ids sort after earlier ones. */
  newId(): string
  /** At least 0 and under 1. */
  random(): number
  /** 256 random bits, for a URL or a header. */
  newToken(): string
  /** SHA-256 in hexadecimal. */
  hash(data: string | Uint8Array<ArrayBuffer>): Promise<string>
  passwords: Passwords
  /** Hands a message to a queue. May fail or be lost: the sweep makes up for it. */
  send(queue: QueueName, messages: Message[], delaySeconds?: number): Promise<void>
  /** The model provider, where one is set up. */
  ask: AskModel | null
  /** The payment provider, where one is set up. */
  payments: Payments | null
  /** Where articles come from: feeds, the web search and pictures. */
  web: Web
  settings: Settings
  /** Lets work go on after the answer is sent. */
  after(work: Promise<unknown>): void
  log(event: string, fields?: Record<string, string | number | boolean>): void
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** False where nothing is stored or it is not understood, after the same work: time tells nothing. */
  verify(password: string, stored: string | null): Promise<boolean>
  /** True where a stored hash was made with weaker parameters than today's. */
  isOutdated(stored: string): boolean
  isBreached(password: string): Promise<boolean>
}

/** `jobs`: somebody waits. `bulk`: many, in slices. `exports`: each message alone in its invocation. */
export type QueueName = "jobs" | "bulk" | "exports"

/**
 * What travels in a queue: its kind, ids and places, never records. Each kind is made by the feature that sends it and
 * is read again, by its schema, where messages come in.
 */
export type Message = { v: 1; type: string } & Record<string, string | number | boolean | null>

/** The part of an object store that the product uses. */
export interface Bucket {
  put(key: string, body: string | ArrayBuffer | Uint8Array | Blob, contentType?: string): Promise<unknown>
  /** For what comes in pieces and may be large; answers its bytes. */
  write(key: string, pieces: AsyncIterable<Uint8Array>, contentType: string): Promise<number>
  get(key: string): Promise<StoredObject | null>
  head(key: string): Promise<unknown>
  /**
   * At most 1,000 keys that begin with `prefix`, in order, left out what was not put before `before`; `cursor` where
   * there are more.
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
  /** Per address; 0 for no limit. */
  registrationsPerHour: number
  /** How long one call to the model may take. */
  aiTimeoutSeconds: number
  /** A job older than this is given up instead of being tried again. */
  jobDeadlineSeconds: number
  /** Calls to the model per user and day, failed ones included. */
  aiCallsPerDay: number
  aiModel: string
}
