import { day } from "../kernel/clock"
import { type DataPolicy, erasedAtOnce, erasedInSlices, noUserData } from "../kernel/data-policy"
import { deviceRetention } from "./known-devices.server"
import { securityEventRetentionDays } from "./security-event"
import { apiTokens, knownDevices, loginThrottle, securityEvents, sessions } from "./tables.server"

/** Expired tokens stay listed so that users can see why a call is refused. */
const expiredTokenRetention = 30 * day

/** Policies of the sign-in and account-security tables. */
export const accountPolicies: readonly DataPolicy[] = [
  {
    table: sessions,
    retention: {
      kept: "until they expire, 60 days at most",
      age: { task: "purge.sessions", since: sessions.expiresAt, keepFor: 0 },
    },
    archive: {
      kind: "sessions",
      about: "where you are signed in",
      restored: false,
      leftOut: ["cookieHash", "bearerHash"],
    },
    deletion: erasedAtOnce,
  },
  {
    table: knownDevices,
    retention: {
      kept: "180 days after the last sign-in",
      age: { task: "purge.known-devices", since: knownDevices.seenAt, keepFor: deviceRetention },
    },
    archive: {
      kind: "known-devices",
      about: "devices you signed in with, so that other people's failed attempts never block you there",
      restored: false,
      leftOut: ["hash"],
    },
    deletion: erasedInSlices,
  },
  {
    table: securityEvents,
    retention: {
      kept: `${securityEventRetentionDays} days`,
      age: {
        task: "purge.security-events",
        since: securityEvents.createdAt,
        keepFor: securityEventRetentionDays * day,
      },
    },
    archive: {
      kind: "security-activity",
      about: "sign-ins, refused attempts and other security events of your account",
      restored: false,
    },
    deletion: erasedInSlices,
  },
  {
    table: apiTokens,
    retention: {
      kept: "30 days after they expire",
      age: { task: "purge.api-tokens", since: apiTokens.expiresAt, keepFor: expiredTokenRetention },
    },
    archive: {
      kind: "api-tokens",
      about: "your personal API tokens, without the tokens themselves",
      restored: false,
      leftOut: ["hash"],
    },
    deletion: erasedAtOnce,
  },
  {
    table: loginThrottle,
    retention: {
      kept: "until the day after",
      age: { task: "purge.throttle", since: loginThrottle.key, keepFor: day },
    },
    ...noUserData,
  },
]
