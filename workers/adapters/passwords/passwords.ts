import { randomBytes, scrypt, timingSafeEqual } from "node:crypto"
import type { Passwords } from "../../../app/domain/kernel/deps"
import { isBreached } from "./breached-passwords"
import { inTurn } from "./hash-queue"

/** From OWASP's list of scrypt parameters: 16 MB of memory and about 160 ms of CPU per hash. */
const today = { ln: 14, r: 8, p: 5 }
type Cost = typeof today

const format = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/]+={0,2})\$([A-Za-z0-9+/]+={0,2})$/

/** Hashes passwords with scrypt, stores them as PHC strings and compares in constant time. */
export const passwords: Passwords = {
  async hash(password) {
    const salt = randomBytes(16)
    const key = await derive(password, salt, today)
    return `$scrypt$ln=${today.ln},r=${today.r},p=${today.p}$${salt.toString("base64")}$${key.toString("base64")}`
  },
  async verify(password, stored) {
    const known = parse(stored)
    if (!known) {
      await derive(password, randomBytes(16), today)
      return false
    }
    return timingSafeEqual(await derive(password, known.salt, known.cost), known.key)
  },
  isOutdated(stored) {
    const cost = parse(stored)?.cost
    return !cost || cost.ln < today.ln || cost.r < today.r || cost.p < today.p
  },
  isBreached,
}

function parse(stored: string | null): { cost: Cost; salt: Buffer; key: Buffer } | null {
  const match = format.exec(stored ?? "")
  if (!match) return null
  const [, ln, r, p, salt = "", key = ""] = match
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64"),
    key: Buffer.from(key, "base64"),
  }
}

function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const options = { N: 2 ** ln, r, p, maxmem: 64 * 1024 * 1024 }
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize("NFKC"), salt, 32, options, (error, key) => (error ? reject(error) : resolve(key)))
      }),
  )
}
