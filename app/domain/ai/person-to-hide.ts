export interface PersonToHide {
  firstName: string
  lastName: string
  email: string
  phone?: string
  /** The city, with or without region and country. */
  place?: string
  links: string[]
}
/**
 * A pattern to redact. `spare` exempts a match that only looks similar (a span of years that looks like a phone
 * number). A capture group is a prefix that the pattern requires and that is redacted along with the match.
 */
export interface HiddenPattern {
  pattern: RegExp
  /**
   * Matches inside a longer word are ignored. Checked in code, because a character class of letters of every script
   * takes milliseconds to compile in each pattern.
   */
  isWord?: boolean
  spare?(match: string, before: string, after: string): boolean
}
