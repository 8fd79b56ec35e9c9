import * as z from "zod"
import { findPerson, ledgerOf } from "../evidence/ledger.server"
import { verifySentences } from "../evidence/verifier/verify"
import { defineJob } from "../jobs/definition.server"
import { holdsClaim } from "../jobs/lease.server"
import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import { runQuery } from "../kernel/query.server"
import { refusal } from "../wording/failure-reason"
import { rewriteOf } from "../writer/built-in/rewrite-sentence"
import { changeSentence } from "./change-sentence.server"
import { findContentBySubject, findDocument } from "./get-content.server"

const Input = z.object({
  part: z.number(),
  sentence: z.number(),
  version: z.number(),
  mark: z.string().optional(),
  text: z.string(),
})

/** Puts a sentence of the person's own words in the place of one that nothing carries. */
export const rewriteSentenceJob = defineJob({
  type: "content.rewrite-sentence",
  queue: "jobs",
  leaseSeconds: 15,
  input: Input,
  async run(deps: Deps, job, { text, ...at }) {
    const open = await runQuery(deps.db, findDocument(deps, job.userId, job.subjectId))
    const person = await runQuery(deps.db, findPerson(deps, job.userId))
    if (!open || !person) throw refusal("not_found", { code: "document_gone" })
    const ledger = ledgerOf(person)
    const claim = rewriteOf(text, ledger.items)
      .flatMap((draft) => verifySentences([draft], ledger))
      .find((checked) => checked.status === "supported")
    if (!claim) {
      throw refusal("invalid", { code: "nothing_close" })
    }
    // Written before the job is settled, since only then does it show whether the document has changed meanwhile.
    try {
      await changeSentence(deps, open, at, async () => ({ claim, writes: [] }), holdsClaim(job))
    } catch (error) {
      // A consumer that stopped between the write and the settling had put it there.
      if (!(error instanceof DomainError) || !open.view.claims.some((one) => one.text === claim.text)) throw error
    }
    return { writes: () => [], notice: null }
  },
  onFailure: () => ({ writes: () => [], notice: null }),
  result: findContentBySubject,
})
