import { markOf } from "../document/sentence-mark"
import { findPerson, ledgerOf } from "../evidence/ledger.server"
import { confirmationEvidence } from "../evidence/record-evidence.server"
import type { Claim } from "../evidence/schema"
import { verifySentences } from "../evidence/verifier/verify"
import { startJob } from "../jobs/start-job.server"
import type { Deps } from "../kernel/deps"
import { notFound } from "../kernel/errors"
import { runQuery, type Statement } from "../kernel/query.server"
import type { Actor } from "../users/actor"
import { changeSentence, findSentence, type ReadDocument } from "./change-sentence.server"
import { rewriteSentenceJob } from "./rewrite-sentence-job.server"
import type { ReviseSentence, SentencePlace } from "./schema"

type Revision = Exclude<ReviseSentence, { intent: "rewrite" }>

/**
 * Does what the user decided about one sentence. Confirm makes a confirmation item that carries it; an edited
 * sentence is verified anew; a removed one is gone. Counts only while the sentence still stands as the user saw it,
 * whatever has become of the others: else `conflict`.
 */
export async function reviseSentence(deps: Deps, actor: Actor, open: ReadDocument, revision: Revision): Promise<void> {
  const none: Statement[] = []
  if (revision.intent === "remove") {
    return changeSentence(deps, open, revision, async () => ({ claim: null, writes: none }))
  }
  if (revision.intent === "confirm") {
    return changeSentence(deps, open, revision, async (before, unchanged) => {
      const { id, statement } = confirmationEvidence(deps, actor.userId, before.text, open.row.id, unchanged)
      const claim: Claim = { ...before, status: "confirmed", reasons: [], evidenceIds: [id] }
      return { claim, writes: [statement] }
    })
  }
  const person = await runQuery(deps.db, findPerson(deps, actor.userId))
  if (!person) throw notFound("This account")
  const { text } = revision
  return changeSentence(deps, open, revision, async ({ kind, evidenceIds }) => {
    const [checked] = verifySentences([{ text, kind, evidenceIds }], ledgerOf(person))
    return { claim: checked ?? null, writes: none }
  })
}

/** Queues a new wording of one sentence. Costs nothing of the plan's limit. */
export async function rewriteSentence(deps: Deps, actor: Actor, open: ReadDocument, at: SentencePlace) {
  const { part, sentence, claim } = findSentence(open, at)
  return startJob(deps, actor, rewriteSentenceJob, {
    subjectId: open.row.id,
    input: { part, sentence, version: open.row.version, mark: markOf(claim), text: claim.text },
  })
}
