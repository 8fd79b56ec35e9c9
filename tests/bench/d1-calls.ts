import { reflection } from "../support/server/server-people"
import { jobAnalysisCalls } from "./job-analysis-calls"

/** The budget of a call: round trips, and rows written before it responds. */
const budgets = {
  public: { trips: 0, written: 0 },
  read: { trips: 1, written: 0 },
  change: { trips: 2, written: 6 },
  /**
   * A change that verifies a password. The attempt is counted in its own round trip before the hash, so that parallel
   * attempts cannot exceed the limit. A session writes four rows: its own and three index entries (token, user and
   * expiry). A new account writes three more, plus the count of accounts created from its address.
   */
  password: { trips: 3, written: 8 },
  /** A form that waits up to 2 s for the work it started: two round trips, plus one for each poll. */
  waiting: { trips: 6, written: 6 },
}
export type Kind = keyof typeof budgets
export const budgetOf = (kind: Kind) => budgets[kind]

export interface Call {
  name: string
  kind: Kind
  method: string
  path: string
  /** The session of a call: none, the browser's cookie, or the API's token. */
  as: "visitor" | "browser" | "api"
  json?: unknown
  form?: Record<string, string>
  /** Statuses that count as success. */
  ok: number[]
  /** The maximum number of rows read, for calls that read a bounded part of the history. */
  maxRead?: number
  /** The maximum number of rows written, including index rows, for changes to several records. */
  maxWritten?: number
  /** The maximum number of round trips, if work after the response is counted too. */
  maxTrips?: number
}

/** The records that one user's calls refer to. */
export interface Targets {
  documents: string[]
  jobId: string
  analysis: string
}

const page = (path: string): Call => ({ name: path, kind: "read", method: "GET", path, as: "browser", ok: [200] })
const open = (path: string, status = 200): Call => ({
  name: path,
  kind: "public",
  method: "GET",
  path,
  as: "visitor",
  ok: [status],
})
const api = (path: string): Call => ({ name: path, kind: "read", method: "GET", path, as: "api", ok: [200] })
const change = (method: string, path: string, json?: unknown): Call => ({
  name: path,
  kind: "change",
  method,
  path,
  as: "api",
  json,
  ok: [200, 201, 202, 204],
})
const withPassword = (method: string, path: string, json: unknown): Call => ({
  ...change(method, path, json),
  kind: "password",
})
const form = (path: string, fields: Record<string, string>, name = path): Call => ({
  name: `${name} (form: ${fields.intent ?? "submit"})`,
  kind: "change",
  method: "POST",
  path,
  as: "browser",
  form: fields,
  ok: [200, 302],
})

/** Checks a text against the whole ledger, which is limited to 1,000 items. */
const check = (body: unknown): Call => ({ ...change("POST", "/api/evidence/check", body), maxRead: 1050 })

const named = (call: Call, name: string): Call => ({ ...call, name })

/** An inbox line that every history contains. */
const aNotice = "00000000-0000-7000-8000-000000000040"

/** An insight that every history contains. */
const anInsight = "00000000-0000-7000-8000-000000000040"
const insight = (what: string, json?: unknown) =>
  named(change("POST", `/api/content-feed/${anInsight}/${what}`, json), `/api/content-feed/:id/${what}`)

/** Lines of the record and reflections that every history contains. If n % 5 is 0 or 1, the line awaits review. */
const numbered = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, "0")}`
const aLine = (n: number, json: unknown) =>
  named(change("PUT", `/api/achievements/${numbered(n)}`, json), "/api/achievements/:id")
const anEntry = (method: string, n: number, more = "", json?: unknown) =>
  named(change(method, `/api/growth-pulse/entries/${numbered(n)}${more}`, json), `/api/growth-pulse/entries/:id${more}`)
const theStep = (n: number, fields: Record<string, string>) =>
  form(
    `/growth-pulse/${numbered(n)}`,
    { "lines[0].id": numbered(n), "lines[0].version": "1", ...fields },
    "/growth-pulse/:id",
  )

/** The password of every measured user. */
export const password = "several quiet lanterns"

/**
 * Every page and API call; the last ones change data that earlier ones read. `tag` keeps the inputs of two users
 * distinct.
 */
export function callsOf(targets: Targets, tag: string): Call[] {
  const { documents, jobId, analysis } = targets
  const [one = "", two = "", three = ""] = documents
  const registration = {
    email: `new-${tag}@example.com`,
    password: `quiet lantern ${tag}`,
    firstName: "A",
    lastName: "B",
  }
  return [
    ...[
      "/",
      "/privacy",
      "/how-we-score",
      "/auth/login",
      "/auth/register",
      "/api/billing/plans",
      "/api/openapi.json",
    ].map((path) => open(path)),
    open("/no-such-page", 404),
    ...[
      "/dashboard",
      "/insights",
      "/insights?saved=1",
      "/growth-pulse",
      "/achievements",
      "/achievements?by=year",
      "/achievements?state=proposed",
      "/content",
      "/content?type=resume",
      "/content/trash",
    ].map(page),
    named(page(`/content/${one}`), "/content/:id"),
    named(page(`/content/${one}/versions`), "/content/:id/versions"),
    named(page(`/growth-pulse/${numbered(40)}`), "/growth-pulse/:id"),
    named(api(`/api/growth-pulse/entries/${numbered(40)}`), "/api/growth-pulse/entries/:id"),
    ...[
      "/api/achievements?limit=20",
      "/api/achievements?state=agreed&limit=20",
      "/api/achievements?role=role_2&state=agreed&limit=5",
    ].map(api),
    // A review contains the newest 100 lines of its period.
    ...["/achievements/review?from=2026-01-01", "/api/achievements/review?from=2026-01-01"].map((path) => ({
      ...(path.startsWith("/api") ? api(path) : page(path)),
      maxRead: 320,
    })),
    ...["/evidence", "/billing", "/onboarding", "/import", "/inbox", `/inbox?cursor=${aNotice}`].map(page),
    ...["/api/notifications", "/api/user/personal-brand-readiness"].map(api),
    ...[
      "/settings",
      "/settings/sessions",
      "/settings/tokens",
      "/settings/ai-runs",
      "/settings/import",
      "/settings/delete",
    ].map(page),
    ...["/api/settings", "/api/sessions", "/api/tokens", "/api/ai-runs", "/api/security-events"].map(api),
    ...[
      "/api/auth/me",
      "/api/users/me",
      "/api/profiles/me",
      "/api/growth-pulse/history",
      "/api/content/history",
      "/api/billing/subscription",
    ].map(api),
    ...["/api/content/history?type=resume&limit=10", "/api/evidence"].map(api),
    ...["/api/content-feed", "/api/content-feed?filter=video"].map(api),
    ...["older", anInsight].map((cursor) => api(`/api/content-feed?limit=12&cursor=${cursor}`)),
    named(api(`/api/content/${one}`), "/api/content/:id"),
    named(api(`/api/jobs/${jobId}`), "/api/jobs/:id"),
    ...jobAnalysisCalls(analysis, tag),
    // Each call advances the question: one row, in the same round trip.
    { ...change("GET", "/api/growth-pulse/question"), ok: [200] },

    change("POST", "/api/growth-pulse/response", reflection(tag)),
    change("POST", "/api/content/generate", { type: "linkedin_post" }),
    change("POST", "/api/achievements", { text: `Typed a line of my own, ${tag}` }),
    aLine(40, { state: "agreed" }),
    aLine(42, { text: "Did the thing number forty-two, and wrote it down." }),
    aLine(42, { pinned: true }),
    aLine(43, { roleId: null }),
    {
      ...theStep(41, { intent: "agree", "lines[0].text": "Did the thing number 41 well.", "lines[0].roleId": "none" }),
    },
    // Two lines are merged into one; larger merges write more rows.
    {
      ...named(
        change("POST", "/api/achievements/merge", {
          ids: [numbered(46), numbered(47)],
          text: "Did both of these things well.",
        }),
        "/api/achievements/merge",
      ),
      maxWritten: 14,
    },
    change("PUT", "/api/achievements/order", { roleId: "role_0", ids: [numbered(50), numbered(45)] }),
    named(change("DELETE", `/api/achievements/${numbered(49)}`), "/api/achievements/:id"),
    // Writes the answer, its evidence item, the figures and the regenerated lines.
    anEntry("POST", 48, "/follow-up", { response: "I took three hours before, and 20 minutes now." }),
    {
      ...anEntry("PUT", 48, "", { response: `I reduced waiting time from 40 to 25 minutes, ${tag}.` }),
      maxWritten: 12,
    },
    anEntry("DELETE", 48),
    check({
      text: "I led the move of the billing service. It cut costs by 90 percent.",
    }),
    change("PUT", "/api/profiles/me", { title: `Engineer ${tag}` }),
    named(change("POST", `/api/notifications/${aNotice}/read`), "/api/notifications/:id/read"),
    form("/inbox", { intent: "open", id: aNotice }),
    form("/inbox", { intent: "all" }),
    change("POST", "/api/notifications/read-all"),
    insight("mark-read"),
    insight("save", { isSaved: true }),
    insight("feedback", { feedback: "more" }),
    insight("mute-source", { muted: true }),
    change("POST", "/api/content-feed/refresh"),
    change("POST", "/api/events", { name: "feature_click" }),
    named(change("PUT", `/api/content/${two}`, { title: "Another title" }), "/api/content/:id"),
    named(change("DELETE", `/api/content/${two}`), "/api/content/:id"),
    { ...withPassword("POST", "/api/auth/register", registration), as: "visitor" },
    { ...change("POST", "/api/auth/login", registration), as: "visitor" },
    {
      ...named(
        change("POST", "/api/auth/login", { ...registration, password: "wrong" }),
        "/api/auth/login (wrong password)",
      ),
      as: "visitor",
      ok: [401],
    },
    withPassword("POST", "/api/auth/reauthenticate", { password }),
    // The streak is recalculated from the newest 400 reflections.
    { ...change("PUT", "/api/settings", { firstName: "Robyn", cadence: "weekly" }), maxRead: 460 },
    change("POST", "/api/tokens", { name: tag, scopes: ["read"] }),
    { ...form("/settings", { intent: "rhythm", timeZone: "Europe/Berlin", cadence: "daily" }), maxRead: 460 },
    form("/settings/ai-runs", { intent: "ai-use", on: "writing" }),
    form("/settings/sessions", { intent: "end-others" }),
    form("/growth-pulse", { intent: "new-question" }),
    { ...form("/growth-pulse", { intent: "submit", ...reflection(`${tag} form`) }), kind: "waiting" },
    { ...form("/content", { type: "linkedin_post" }), kind: "waiting" },
    form("/onboarding?step=1", { intent: "next", title: "Engineer", industry: "Technology", bio: "" }),
    form(`/content/${one}`, { intent: "remove", claim: "s1", version: "1" }, "/content/:id"),
    form(`/content/${three}`, { intent: "delete" }, "/content/:id"),
    form("/content", { intent: "restore", id: three }),
    {
      ...withPassword("PUT", "/api/settings", { email: `moved-${tag}@example.com`, currentPassword: password }),
      name: "/api/settings (email)",
      // The counted attempt is cleared at the same time, even if the address is then refused.
      maxTrips: 4,
    },
    withPassword("POST", "/api/users/change-password", {
      currentPassword: password,
      newPassword: `${password} ${tag}`,
    }),
    change("POST", "/api/auth/logout"),
  ]
}
