export interface Replay {
  /** The fingerprint of the key's first request. */
  fingerprint: string
  status: number
  body: string
}

export type Replays = ReturnType<typeof openReplays>

const keyRetention = 24 * 3600

/** Stores responses by idempotency key for a day of the sandbox's clock. */
export function openReplays(sql: SqlStorage, clock: () => Date) {
  sql.exec("CREATE TABLE IF NOT EXISTS stripe_replays (key TEXT PRIMARY KEY, path TEXT, at INTEGER, entry TEXT);")
  const now = () => Math.floor(clock().getTime() / 1000)

  function find(key: string): Replay | null {
    const [row] = sql
      .exec("SELECT entry FROM stripe_replays WHERE key = ? AND at > ?", key, now() - keyRetention)
      .toArray()
    return row ? JSON.parse(String(row.entry)) : null
  }

  return {
    find,

    keep(key: string, path: string, replay: Replay) {
      sql.exec("INSERT OR REPLACE INTO stripe_replays VALUES (?, ?, ?, ?)", key, path, now(), JSON.stringify(replay))
    },

    /** Whether the next first response should be broken: yes for a new key, unless the previous one was broken. */
    isNextBroken(key: string | null, path: string): boolean {
      if (key === null || find(key)) return false
      const [last] = sql
        .exec("SELECT entry FROM stripe_replays WHERE path = ? ORDER BY rowid DESC LIMIT 1", path)
        .toArray()
      const replay: Replay | null = last ? JSON.parse(String(last.entry)) : null
      return replay?.status !== 500
    },
  }
}
