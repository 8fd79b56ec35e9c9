import * as z from "zod"
import { iso } from "../clock"
import { runQuery } from "../database/query.server"
import type { Deps } from "../deps"
import { findPerson, ledgerOf } from "../evidence/ledger.server"
import { verifySentences } from "../evidence/verify"
import { defineJob, FinalError } from "../jobs/definition.server"
import { rewriteOf } from "../writer/rewrite-sentence"
import { findContentBySubject, findDocument } from "./get-content.server"
import { updateContent } from "./repository.server"
import { documentWith, sentenceAt } from "./revise-sentence.server"

const Input = z.object({ part: z.number(), sentence: z.number(), version: z.number() })

/** Puts a sentence of the person's own words in the place of one that nothing carries. */
export const rewriteSentenceJob = defineJob({
  input: Input,
  async run(deps: Deps, job, at) {
    const open = await runQuery(deps.db, findDocument(deps, job.userId, job.subjectId))
    const person = await runQuery(deps.db, findPerson(deps, job.userId))
    if (!open || !person) throw new FinalError("not_found", "This text no longer exists.")
    const before = sentenceAt(open, at)
    const ledger = ledgerOf(person)
    const claim = rewriteOf(before.text, ledger.items)
      .flatMap((draft) => verifySentences([draft], ledger))
      .find((checked) => checked.status === "supported")
    if (!claim) {
      throw new FinalError(
        "invalid",
        "Nothing you captured is close to this sentence. Edit it, remove it, or reflect on it first.",
      )
    }
    const set = { ...documentWith(open, at, before, claim), updatedAt: iso(deps.now()) }
    return {
      writes: (guard) => [updateContent(deps, job.userId, job.subjectId, at.version, set, guard)],
      notice: null,
    }
  },
  giveUp: () => ({ writes: () => [], notice: null }),
  answer: findContentBySubject,
})
