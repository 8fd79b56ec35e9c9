export interface RecordedRequest {
  service: string
  mode: string
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

export interface Mail {
  to: string
  from: string
  subject: string
  text: string
  html: string
}

interface Behavior {
  mode: string
  ms: number | null
  times: number | null
}

const keptRequests = 5000
const keptBytes = 64_000_000
const keptBody = 1_000_000
const keptMails = 1000

export type Store = ReturnType<typeof createStore>

/** Stores requests, modes and mails in the durable object's own database. */
export function createStore(sql: SqlStorage, now: () => Date) {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS requests (id INTEGER PRIMARY KEY, service TEXT, at TEXT, bytes INTEGER, entry TEXT);
    CREATE TABLE IF NOT EXISTS modes (service TEXT PRIMARY KEY, mode TEXT, ms INTEGER, times INTEGER);
    CREATE TABLE IF NOT EXISTS mails (id INTEGER PRIMARY KEY, at TEXT, entry TEXT);
  `)
  let bytes = Number(sql.exec("SELECT coalesce(sum(bytes), 0) AS n FROM requests").one().n)
  let count = Number(sql.exec("SELECT count(*) AS n FROM requests").one().n)

  function dropOldest() {
    const oldest = sql.exec("DELETE FROM requests WHERE id = (SELECT min(id) FROM requests) RETURNING bytes").one()
    bytes -= Number(oldest.bytes)
    count -= 1
  }

  return {
    now,

    record(request: RecordedRequest) {
      const entry = JSON.stringify({ ...request, body: request.body.slice(0, keptBody), at: now().toISOString() })
      sql.exec(
        "INSERT INTO requests (service, at, bytes, entry) VALUES (?, ?, ?, ?)",
        request.service,
        now().toISOString(),
        entry.length,
        entry,
      )
      bytes += entry.length
      count += 1
      while (count > keptRequests || (bytes > keptBytes && count > 1)) dropOldest()
    },

    /** The newest `limit` requests, oldest first. */
    requests(service: string | null, limit: number): unknown[] {
      const rows = sql
        .exec("SELECT entry FROM requests WHERE ?1 IS NULL OR service = ?1 ORDER BY id DESC LIMIT ?2", service, limit)
        .toArray()
      return rows.reverse().map((row) => JSON.parse(String(row.entry)))
    },

    forgetRequests(service: string | null) {
      sql.exec("DELETE FROM requests WHERE ?1 IS NULL OR service = ?1", service)
      bytes = Number(sql.exec("SELECT coalesce(sum(bytes), 0) AS n FROM requests").one().n)
      count = Number(sql.exec("SELECT count(*) AS n FROM requests").one().n)
    },

    behavior(service: string): Behavior {
      const [row] = sql.exec("SELECT mode, ms, times FROM modes WHERE service = ?", service).toArray()
      if (!row) return { mode: "ok", ms: null, times: null }
      return {
        mode: String(row.mode),
        ms: row.ms === null ? null : Number(row.ms),
        times: row.times === null ? null : Number(row.times),
      }
    },

    behave(service: string, { mode, ms, times }: Behavior) {
      sql.exec("INSERT OR REPLACE INTO modes VALUES (?, ?, ?, ?)", service, mode, ms, times)
    },

    /** The behavior for the current request. Decrements a mode that is limited to a number of uses. */
    takeMode(service: string): Behavior {
      const behavior = this.behavior(service)
      if (behavior.times === null) return behavior
      sql.exec("UPDATE modes SET times = times - 1 WHERE service = ?", service)
      sql.exec("DELETE FROM modes WHERE service = ? AND times <= 0", service)
      return behavior
    },

    keepMail(mail: Mail) {
      sql.exec("INSERT INTO mails (at, entry) VALUES (?, ?)", now().toISOString(), JSON.stringify(mail))
      sql.exec("DELETE FROM mails WHERE id <= (SELECT max(id) FROM mails) - ?", keptMails)
    },

    /** Newest first. */
    mails(): (Mail & { at: string })[] {
      const rows = sql.exec("SELECT at, entry FROM mails ORDER BY id DESC").toArray()
      return rows.map((row) => ({ ...JSON.parse(String(row.entry)), at: String(row.at) }))
    },

    forgetMails() {
      sql.exec("DELETE FROM mails")
    },
  }
}
