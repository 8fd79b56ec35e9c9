import * as z from "zod"
import type { Tracker } from "../../domain/kernel/deps"
import { consentCookie, readCookie, writeCookie } from "./cookies.server"

export const Consent = z.enum(["granted", "denied"])
export type Consent = z.output<typeof Consent>

/** Whether the browser sends Global Privacy Control or Do Not Track, which counts as a refusal by the user. */
export function refusesTracking({ headers }: Request): boolean {
  return headers.get("Sec-GPC") === "1" || headers.get("DNT") === "1"
}

/** The visitor's choice about the tracker; null if they have not made one. */
export function readConsent(request: Request): Consent | null {
  if (refusesTracking(request)) return "denied"
  return Consent.safeParse(readCookie(request, consentCookie)).data ?? null
}

/**
 * Whether the request is for a shared document. Those pages never load the tracker: their readers have not consented,
 * and their URL is secret.
 */
export function isShared({ url }: Pick<Request, "url">): boolean {
  return /^\/+s\//i.test(new URL(url).pathname)
}

/** The tracker that this request's page may load; null without consent or without a configured tracker. */
export function allowedTracker(request: Request, tracker: Tracker | null): Tracker | null {
  return tracker && !isShared(request) && readConsent(request) === "granted" ? tracker : null
}

const halfYear = 182 * 24 * 60 * 60
/** Consent expires after half a year, and the visitor is asked again. */
export const writeConsent = (choice: Consent) => writeCookie(consentCookie, choice, halfYear)
