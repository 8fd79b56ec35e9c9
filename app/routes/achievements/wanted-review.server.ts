import { findReview } from "../../domain/achievements/review/get-review.server"
import { ReviewQuery } from "../../domain/achievements/schema"

/** Parses the period of an address. An invalid one is ignored, and the page explains why. */
function wanted(url: string): { wanted: ReviewQuery; error: string | null } {
  const search = new URL(url).searchParams
  const given = { from: search.get("from") || undefined, to: search.get("to") || undefined }
  const period = ReviewQuery.safeParse(given)
  return period.success
    ? { wanted: period.data, error: null }
    : { wanted: {}, error: period.error.issues[0]?.message ?? null }
}

export const readReview = { wanted, find: findReview }
