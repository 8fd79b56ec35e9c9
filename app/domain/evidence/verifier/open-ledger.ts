import type { Ledger } from "../schema"
import { type Library, readLedger } from "./library"

interface Opened {
  ledger: Ledger
  size: number
  library: Library
}

const opened = new WeakMap<Ledger["items"], Opened[]>()

/** Libraries cached per items array. Writing and checking a document uses different names and postings. */
const maxCached = 3

/** The library of a ledger, cached as long as the same items array is in use. */
export function openLedger(ledger: Ledger): Library {
  const all = opened.get(ledger.items) ?? []
  const before = all.find(
    ({ ledger: other, size }) =>
      size === ledger.items.length &&
      other.profile === ledger.profile &&
      other.posting === ledger.posting &&
      isSame(other.agreedRoles, ledger.agreedRoles) &&
      other.personName === ledger.personName,
  )
  if (before) return before.library
  const library = readLedger(ledger)
  const now = { ledger: { ...ledger, items: [] }, size: ledger.items.length, library }
  opened.set(ledger.items, [now, ...all].slice(0, maxCached))
  return library
}

function isSame(a: Ledger["agreedRoles"], b: Ledger["agreedRoles"]): boolean {
  if (a === b || !a || !b) return a === b
  return a.size === b.size && [...a].every(([id, role]) => b.get(id) === role)
}
