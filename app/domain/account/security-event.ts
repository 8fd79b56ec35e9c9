/** What concerns the safety of an account and is written down for its owner. */
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

/** Days that a line of the security activity is kept. */
export const securityEventRetentionDays = 90

/** The larger part of an address, which tells a country or a provider and nobody's home: 192.0.2.x, 2001:db8:1::/48. */
export function coarseNetwork(address: string | null): string {
  if (address === null) return ""
  if (!address.includes(":")) return address.replace(/\.\d+$/, ".x")
  return `${address.split(":").slice(0, 3).join(":")}::/48`
}
