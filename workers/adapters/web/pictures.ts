import type { AddressRules } from "../../../app/domain/kernel/public-address"
import { type FetchedPicture, WebFailure } from "../../../app/domain/kernel/web"
import { guardedFetch } from "./guarded-fetch"

const maxBytes = 1_000_000

/** Downloads the picture at a URL; null if that fails for any reason. */
export async function fetchPicture(rules: AddressRules, url: string): Promise<FetchedPicture | null> {
  try {
    const { bytes, headers } = await guardedFetch(rules, { url, accept: "image/*", maxBytes: maxBytes })
    return bytes.length > 0 ? { bytes, contentType: headers.get("Content-Type") ?? "" } : null
  } catch (error) {
    if (error instanceof WebFailure) return null
    throw error
  }
}
