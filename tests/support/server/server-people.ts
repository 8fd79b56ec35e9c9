import { createHash } from "node:crypto"
import type { Tier } from "../../../app/domain/kernel/tier"
import { limitOf } from "../../../app/domain/plans/catalog"
import type { Server } from "./server"

export interface Person {
  id: string
  /** The token for `Authorization: Bearer`. */
  token: string
  cookie: string
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")

const answers = [
  "Led the move of the billing service to a new database and cut failed payments by 30 percent.",
  "Trained six new colleagues in triage, so that waiting times on the ward fell from 40 to 25 minutes.",
  "Wrote the handbook for incident response together with the support team; we now close incidents in two hours.",
]

/** Adds users with complete profiles, a session and some evidence directly to the product's database. */
export async function addPeople(
  server: Pick<Server, "now" | "sqlAll">,
  count: number,
  tier: Tier,
  name: string = tier,
): Promise<Person[]> {
  const createdAt = server.now().toISOString()
  const expiresAt = new Date(server.now().getTime() + 14 * 86_400_000).toISOString()
  const people = Array.from({ length: count }, (_, i) => ({
    id: `${name}-${i}`,
    token: `bearer-of-${name}-${i}`,
    cookie: `__Host-session=cookie-of-${name}-${i}`,
  }))
  for (const { id, token } of people) {
    await server.sqlAll([
      {
        sql: "insert into users (id, email, email_key, first_name, last_name, password_hash, tier, created_at, seen_at) values (?, ?, ?, 'Robin', 'Example', '', ?, ?, ?)",
        params: [id, `${id}@example.com`, `${id}@example.com`, tier, createdAt, createdAt],
      },
      { sql: "insert into counters (user_id) values (?)", params: [id] },
      {
        sql: "insert into profiles (user_id, title, industry, bio, skills, is_onboarding_complete, updated_at) values (?, 'Engineer', 'Technology', '', '[\"SQL\"]', 1, ?)",
        params: [id, createdAt],
      },
      {
        sql: "insert into sessions (id, user_id, cookie_hash, bearer_hash, created_at, expires_at, seen_at) values (?, ?, ?, ?, ?, ?, ?)",
        params: [`session-${id}`, id, sha256(`cookie-of-${id}`), sha256(token), createdAt, expiresAt, createdAt],
      },
      ...answers.map((text, i) => ({
        sql: "insert into evidence (user_id, id, kind, text, source, created_at) values (?, ?, 'reflection', ?, 'A question', ?)",
        params: [id, `evidence-${i}`, text, createdAt],
      })),
    ])
  }
  return people
}

export const reflection = (more: string) => ({
  question: "What did you move forward this week?",
  response: `Cut the nightly import from 50 to 12 minutes by sorting its rows first (${more}).`,
})

export function post(
  server: Pick<Server, "origin">,
  { token }: Person,
  path: string,
  body: unknown,
  headers = {},
): Promise<Response> {
  return fetch(server.origin + path, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  })
}

/** Waits until every job has ended. Throws if some are still open after the given seconds. */
export async function allJobsOver(server: Pick<Server, "sql">, seconds: number): Promise<void> {
  const until = Date.now() + seconds * 1000
  for (;;) {
    const [row] = await server
      .sql("select count(*) as open from jobs where status in ('queued', 'running')")
      .catch(() => [{ open: -1 }])
    if (row?.open === 0) return
    if (Date.now() > until) throw new Error(`${row?.open} jobs are still open.`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Users whose counted units differ from their finished work or exceed their plan's limit. */
export async function miscounted(server: Server): Promise<Record<string, unknown>[]> {
  const rows = await server.sql(`
    select u.id, u.tier, c.growth_used, c.content_used,
      (select count(*) from growth_entries e where e.user_id = u.id) as entries,
      (select count(*) from contents d where d.user_id = u.id) as documents,
      (select count(*) from jobs j where j.user_id = u.id and j.type = 'growth-pulse.analyze') as analyses,
      (select count(*) from jobs j where j.user_id = u.id and j.type = 'content.generate' and j.status = 'succeeded') as written
    from users u join counters c on c.user_id = u.id`)
  return rows.filter(({ tier, growth_used, content_used, entries, documents, analyses, written }) => {
    const limit = limitOf(tier === "pro" ? "pro" : tier === "starter" ? "starter" : "free", "content")
    const over = limit !== "unlimited" && Number(content_used) > limit
    return (
      growth_used !== entries || entries !== analyses || content_used !== documents || documents !== written || over
    )
  })
}
