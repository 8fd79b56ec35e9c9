/** Where a request comes from, as far as signing in and its record are concerned. */
export interface Caller {
  /** Null where nothing trustworthy says it. */
  address: string | null
  /** What they call with, in words. */
  label: string
  /** What the device carries from an earlier sign-in; null without one. */
  device: string | null
}

/** One whose tries can be counted. */
export type CountedCaller = Caller & { address: string }
