/** The origin of a sign-in request. */
export interface Caller {
  /** Null if no trustworthy header names it. */
  address: string | null
  /** A readable description of the client. */
  label: string
  /** The device token from an earlier sign-in; null if there is none. */
  device: string | null
}

/** A caller with a known address, whose attempts can be counted. */
export type CountedCaller = Caller & { address: string }
