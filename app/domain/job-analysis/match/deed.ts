/** A quality that postings name differently than people describe what they did. */
export interface Deed {
  /** The posting's wording. */
  asked: RegExp
  /** People's wording. */
  shown: RegExp
  /** A rung of a ladder, which a skill named in it does not show: "CDL" is no class A. */
  isRung?: boolean
}
