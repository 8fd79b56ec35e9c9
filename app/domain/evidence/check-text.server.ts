import type { Deps } from "../kernel/deps"
import { notFound } from "../kernel/errors"
import { type PageQuery, pageOf } from "../kernel/page"
import { emptyQuery, mapQuery, type Query, query, together, type Who } from "../kernel/query.server"
import type { CheckedText, CheckText } from "./check-schema"
import { evidenceItem, findPerson, ledgerOf } from "./ledger.server"
import { selectEvidence } from "./repository.server"
import type { Origin, Posting } from "./schema"
import { shownReasons } from "./shown-reasons"
import { checkText } from "./verifier/verify"

/**
 * Checks any text against the user's ledger, sentence by sentence, without storing anything. Reads the profile's items
 * and the newest others, up to `ledgerSize`, and in `savedPosting` the posting of the job analysis that the input
 * names. Refuses with `not_found` if there is none.
 */
export function checkAgainstLedger(
  deps: Deps,
  who: Who,
  input: CheckText,
  savedPosting: Query<Posting | null> = emptyQuery,
): Query<CheckedText> {
  return mapQuery(together(findPerson(deps, who), savedPosting), ([person, saved]) => {
    if (!person) throw notFound("This account")
    if (input.jobAnalysisId && !saved) throw notFound("This job analysis")
    const posting = saved ?? (input.posting ? { text: input.posting, title: "", company: "" } : null)
    const items = new Map(person.items.map((item) => [item.id, item]))
    const claims = checkText(input.text, ledgerOf(person, posting)).map(({ evidenceIds, ...claim }) => ({
      ...claim,
      reasons: shownReasons(claim.reasons),
      evidence: evidenceIds.flatMap((id) => {
        const item = items.get(id)
        return item ? [{ id: item.id, kind: item.kind, text: item.text, source: item.source }] : []
      }),
    }))
    return { claims }
  })
}

/** The user's active evidence, newest first, optionally of one origin. Profile items come first. */
export function listEvidence(deps: Deps, who: Who, page: PageQuery, origin?: Origin) {
  return query([selectEvidence(deps, who, page, origin)], (found) => {
    const { rows, nextCursor } = pageOf(found, page.limit)
    return { evidence: rows.map(evidenceItem), nextCursor }
  })
}
