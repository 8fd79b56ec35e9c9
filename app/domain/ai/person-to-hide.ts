export interface PersonToHide {
  firstName: string
  lastName: string
  email: string
  phone?: string
  links: string[]
}
/**
 * What to look for, and what of it to keep: a pattern's match is hidden unless `spare` says that it is something
 * else that looks the same (a span of years that looks like a phone number). A group is a beginning that the pattern
 * looks back at, which is hidden together with the match.
 */
export interface HiddenPattern {
  pattern: RegExp
  /**
   * A match inside a longer word does not count. The pattern does not check that itself: a class of letters of any
   * script takes milliseconds to compile, in each pattern again.
   */
  isWord?: boolean
  spare?(match: string, before: string, after: string): boolean
}
