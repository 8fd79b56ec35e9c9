/** A quality that postings word differently from people's descriptions of their work. */
export interface Deed {
  /** The posting's wording. */
  asked: RegExp
  /** People's wording. */
  shown: RegExp
  /** A level that the bare skill name does not prove: "CDL" is not class A. */
  isRung?: boolean
}
