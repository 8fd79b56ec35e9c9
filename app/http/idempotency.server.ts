import type { Deps } from "../domain/deps"
import { invalidField } from "../domain/errors"
import type { Idempotency } from "../domain/jobs/start-job.server"

/** The caller's idempotency key with the hash of what it was used for. Refuses a malformed key with `invalid`. */
export async function readIdempotency(deps: Deps, request: Request, raw: unknown): Promise<Idempotency | null> {
  const key = request.headers.get("Idempotency-Key")
  if (key === null) return null
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw invalidField("Idempotency-Key", "An Idempotency-Key has 1 to 255 visible ASCII characters.")
  }
  const { pathname } = new URL(request.url)
  return { key, bodyHash: await deps.hash(`${request.method} ${pathname}\n${JSON.stringify(raw)}`) }
}
