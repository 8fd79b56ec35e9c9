import { findReview } from "../../domain/achievements/get-review.server"
import { ReviewQuery } from "../../domain/achievements/schema"

/** The period that an address asks for; one that cannot be is none, and the page says why. */
function wanted(url: string): { wanted: ReviewQuery; error: string | null } {
  const search = new URL(url).searchParams
  const given = { from: search.get("from") || undefined, to: search.get("to") || undefined }
  const period = ReviewQuery.safeParse(given)
  return period.success
    ? { wanted: period.data, error: null }
    : { wanted: {}, error: period.error.issues[0]?.message ?? null }
}

export const readReview = { wanted, find: findReview }
