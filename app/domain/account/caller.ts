/** Origin of a request, as recorded for signing in. */
export interface Caller {
  /** Null if no trustworthy source states it. */
  address: string | null
  /** Readable description of the client. */
  label: string
  /** Token left on the device by an earlier sign-in; null without one. */
  device: string | null
}

/** A caller with a known address, whose attempts can be counted. */
export type CountedCaller = Caller & { address: string }
