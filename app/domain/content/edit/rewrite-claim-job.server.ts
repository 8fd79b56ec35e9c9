import * as z from "zod"
import { findClaim, replaceClaim } from "../../document/edit-claim"
import { findPerson, ledgerOf } from "../../evidence/ledger.server"
import { verifySentences } from "../../evidence/verifier/verify"
import { defineJob } from "../../jobs/definition.server"
import { claimIsValid } from "../../jobs/lease.server"
import type { Deps } from "../../kernel/deps"
import { DomainError } from "../../kernel/errors"
import { runQuery, together } from "../../kernel/query.server"
import { refusal } from "../../wording/failure-reason"
import { rewriteOf } from "../../writer/built-in/rewrite-sentence"
import { postingOf } from "../generate/posting"
import { findContentBySubject } from "../get-content.server"
import { changeTree, findStoredContent, seenClaim } from "./change-tree.server"

const Input = z.object({ claim: z.string(), version: z.number(), text: z.string() })

/** Replaces an unsupported sentence with one in the person's own words. */
export const rewriteClaimJob = defineJob({
  type: "content.rewrite-sentence",
  queue: "jobs",
  leaseSeconds: 15,
  input: Input,
  async run(deps: Deps, job, { text, ...at }) {
    const needed = together(findStoredContent(deps, job.userId, job.subjectId), findPerson(deps, job.userId))
    const [open, person] = await runQuery(deps.db, needed)
    if (!open || !person) throw refusal("not_found", { code: "document_gone" })
    const ledger = ledgerOf(person, postingOf(open.row.posting, open.row.customPrompt))
    const claim = rewriteOf(text, ledger.items)
      .flatMap((draft) => verifySentences([draft], ledger))
      .find((checked) => checked.status === "supported")
    if (!claim) {
      throw refusal("invalid", { code: "nothing_close" })
    }
    // Written before the job is settled, because only the write shows whether the document has changed in the meantime.
    try {
      await changeTree(
        deps,
        open,
        (read) => {
          const { id } = seenClaim(read, at)
          return { tree: replaceClaim(read.tree, id, claim, read.row.version + 1) }
        },
        claimIsValid(job),
      )
    } catch (error) {
      // A consumer that died between the write and settling had already applied it.
      if (!(error instanceof DomainError) || findClaim(open.tree, at.claim)?.text !== claim.text) throw error
    }
    return { writes: () => [], notice: null }
  },
  onFailure: () => ({ writes: () => [], notice: null }),
  result: findContentBySubject,
})
