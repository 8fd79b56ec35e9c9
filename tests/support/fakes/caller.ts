import type { CountedCaller } from "../../../app/domain/account/caller"

/** A caller from an address, unknown to the product unless `more` says otherwise. */
export function callerFrom(address = "192.0.2.1", more: Partial<CountedCaller> = {}): CountedCaller {
  return { address, label: "", device: null, ...more }
}
