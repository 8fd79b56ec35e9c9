import type { Idempotency } from "../../domain/jobs/start-job.server"
import type { Deps } from "../../domain/kernel/deps"
import { invalidField } from "../../domain/kernel/errors"

/** The caller's idempotency key and the hash of its request. Refuses a malformed key with `invalid`. */
export async function readIdempotency(deps: Deps, request: Request, raw: unknown): Promise<Idempotency | null> {
  const key = request.headers.get("Idempotency-Key")
  if (key === null) return null
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw invalidField("Idempotency-Key", "An Idempotency-Key has 1 to 255 visible ASCII characters.")
  }
  const { pathname } = new URL(request.url)
  return { key, bodyHash: await deps.hash(`${request.method} ${pathname}\n${JSON.stringify(raw)}`) }
}

/**
 * The idempotency key of a page's form: the same fields from the same page are one submission, however often the button
 * is pressed. A form that may be sent twice on purpose includes a field that is new on each page render.
 */
export async function formIdempotency(deps: Deps, request: Request, form: FormData): Promise<Idempotency> {
  const hash = await deps.hash(JSON.stringify([new URL(request.url).pathname, ...form]))
  return { key: `form:${hash}`, bodyHash: hash }
}
