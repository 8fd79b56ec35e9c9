import type { CountedCaller } from "../../../app/domain/account/caller"

/** Somebody who calls from an address, with nothing that was ever seen before unless given. */
export function callerFrom(address = "192.0.2.1", more: Partial<CountedCaller> = {}): CountedCaller {
  return { address, label: "", device: null, ...more }
}
