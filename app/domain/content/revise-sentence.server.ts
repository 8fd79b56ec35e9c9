import { type SQL, sql } from "drizzle-orm"
import { iso } from "../clock"
import { batch, changes, runQuery, type Statement } from "../database/query.server"
import type { Actor, Deps } from "../deps"
import { notFound } from "../errors"
import { findPerson, ledgerOf } from "../evidence/ledger.server"
import { confirmationEvidence } from "../evidence/record-evidence.server"
import type { Claim } from "../evidence/schema"
import { verifySentences } from "../evidence/verify"
import { startJob } from "../jobs/start-job.server"
import { changedElsewhere } from "./change-content.server"
import { structuredOf } from "./content-view"
import { countOf, textOf } from "./document"
import type { OpenDocument } from "./get-content.server"
import { replaceText } from "./replace-text"
import { type ContentRow, updateContent } from "./repository.server"
import type { ReviseSentence } from "./schema"

type Revision = Exclude<ReviseSentence, { intent: "rewrite" }>

/**
 * Does what the user decided about one sentence. Confirm makes a confirmation item that carries it; an edited
 * sentence is verified anew; a removed one is gone. Counts only if the document is still the version the user saw:
 * else `conflict`.
 */
export async function reviseSentence(deps: Deps, actor: Actor, open: OpenDocument, revision: Revision): Promise<void> {
  const before = sentenceAt(open, revision)
  const unchanged = versionStands(actor.userId, open.row.id, revision.version)
  const { claim, writes } = await revised(deps, actor, open, revision, before, unchanged)
  const set = documentWith(open, revision, before, claim)
  const outcome = await batch(deps.db, [
    ...writes,
    updateContent(deps, actor.userId, open.row.id, revision.version, { ...set, updatedAt: iso(deps.now()) }),
  ])
  if (changes(outcome.at(-1)) === 0) throw changedElsewhere()
}

/** Queues a new wording of one sentence. Costs nothing of the plan's limit. */
export async function rewriteSentence(
  deps: Deps,
  actor: Actor,
  open: OpenDocument,
  at: Omit<ReviseSentence, "intent">,
) {
  sentenceAt(open, at)
  const { part, sentence, version } = at
  return startJob(deps, actor, {
    type: "content.rewrite-sentence",
    subjectId: open.row.id,
    input: { part, sentence, version },
  })
}

interface Place {
  part: number
  sentence: number
  version: number
}

export function sentenceAt({ row, parts }: OpenDocument, { part, sentence, version }: Place): Claim {
  if (row.version !== version) throw changedElsewhere()
  const found = parts[part]?.sentences[sentence]
  if (!found) throw notFound("This sentence")
  return found
}

async function revised(deps: Deps, actor: Actor, open: OpenDocument, revision: Revision, before: Claim, guard: SQL) {
  const none: Statement[] = []
  if (revision.intent === "remove") return { claim: null, writes: none }
  if (revision.intent === "confirm") {
    const { id, statement } = confirmationEvidence(deps, actor.userId, before.text, open.row.id, guard)
    const claim: Claim = { ...before, status: "confirmed", reasons: [], evidenceIds: [id] }
    return { claim, writes: [statement] }
  }
  const person = await runQuery(deps.db, findPerson(deps, actor.userId))
  if (!person) throw notFound("This account")
  const draft = { text: revision.text, kind: before.kind, evidenceIds: before.evidenceIds }
  const [checked] = verifySentences([draft], ledgerOf(person))
  return { claim: checked ?? null, writes: none }
}

const versionStands = (userId: string, id: string, version: number) =>
  sql`exists (select 1 from contents where user_id = ${userId} and trashed = 0 and id = ${id} and version = ${version})`

/** The columns of a document after one of its sentences became `claim`, or left. */
export function documentWith(
  open: OpenDocument,
  at: Omit<Place, "version">,
  before: Claim,
  claim: Claim | null,
): Partial<ContentRow> {
  const parts = open.parts
    .map((part, index) => {
      if (index !== at.part) return part
      const sentences = part.sentences.flatMap((sentence, i) =>
        i === at.sentence ? (claim ? [claim] : []) : [sentence],
      )
      return { ...part, sentences }
    })
    .filter((part) => part.sentences.length > 0)
  const structured = structuredOf(open.row.structured)
  return {
    document: JSON.stringify(parts),
    content: textOf(parts),
    blocked: countOf(parts, "blocked"),
    unconfirmed: countOf(parts, "unconfirmed"),
    ...(structured ? { structured: JSON.stringify(replaceText(structured, before.text, claim?.text ?? "")) } : {}),
  }
}
