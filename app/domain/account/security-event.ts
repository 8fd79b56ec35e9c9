/** Security events recorded for the account's owner. */
export const securityEventKinds = [
  "sign_in",
  "sign_in_refused",
  "sign_in_throttled",
  "password_changed",
  "email_changed",
  "reauthenticated",
  "reauthentication_refused",
  "session_ended",
  "token_created",
  "token_revoked",
  "exported",
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

/** Days that a security event is kept. */
export const securityEventRetentionDays = 90

/**
 * Network part of an address, coarse enough to identify a country or provider but not a home: 192.0.2.x,
 * 2001:db8:1::/48.
 */
export function coarseNetwork(address: string | null): string {
  if (address === null) return ""
  if (!address.includes(":")) return address.replace(/\.\d+$/, ".x")
  return `${address.split(":").slice(0, 3).join(":")}::/48`
}
