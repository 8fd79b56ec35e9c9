import { editPerson, isPersonLine } from "../../document/contact"
import { confirmClaim, editClaim, removeClaim } from "../../document/edit-claim"
import { verified } from "../../document/pending"
import { ledgerOf, type Person } from "../../evidence/ledger.server"
import { confirmationEvidence } from "../../evidence/record-evidence.server"
import { startJob } from "../../jobs/start-job.server"
import type { Deps } from "../../kernel/deps"
import { DomainError, notFound } from "../../kernel/errors"
import type { Actor } from "../../users/actor"
import { postingOf } from "../generate/posting"
import type { ClaimPlace, ReviseClaim } from "../schema"
import { changedElsewhere, changeTree, type ReadDocument, seenClaim } from "./change-tree.server"
import { rewriteClaimJob } from "./rewrite-claim-job.server"

type Revision = Exclude<ReviseClaim, { intent: "rewrite" }>

/**
 * Applies the user's decision about one sentence. Confirming creates a confirmation item that supports it; an edited
 * sentence is verified again against `person`'s ledger; a removed one is deleted. Refuses with `conflict` if the
 * sentence is no longer the one that the user saw; changes to other sentences do not matter. Returns the document as
 * stored afterwards.
 */
export async function reviseClaim(
  deps: Deps,
  actor: Actor,
  open: ReadDocument,
  revision: Revision,
  person: Person | null,
): Promise<ReadDocument> {
  if (isPersonLine(revision.claim)) return revisePersonLine(deps, open, revision)
  return changeTree(deps, open, (read, unchanged) => {
    const { id, text } = seenClaim(read, revision)
    const { tree } = read
    const since = read.row.version + 1
    switch (revision.intent) {
      case "remove":
        return { tree: removeClaim(tree, id) }
      case "confirm": {
        const item = confirmationEvidence(deps, actor.userId, text, open.row.id, unchanged)
        return { tree: confirmClaim(tree, id, item.id, since), writes: [item.statement] }
      }
      case "edit": {
        if (!person) throw notFound("This account")
        const body = editClaim(tree, id, revision.text)
        return {
          tree: verified(body, ledgerOf(person, postingOf(open.row.posting, open.row.customPrompt)), tree.person, {
            ...{ next: tree.next, since, origin: tree.origin },
          }),
        }
      }
    }
  })
}

/** Name and contact details are personal data without claims: nothing to verify, and nothing else is accepted there. */
async function revisePersonLine(deps: Deps, open: ReadDocument, revision: Revision): Promise<ReadDocument> {
  const text = revision.intent === "edit" ? revision.text : ""
  if (revision.intent === "confirm") throw notFound("This sentence")
  return changeTree(deps, open, ({ row, tree }) => {
    if (row.version !== revision.version) throw changedElsewhere()
    const changed = editPerson(tree, revision.claim, text)
    if (!changed) throw misplaced()
    return { tree: changed }
  })
}

function misplaced(): DomainError {
  const message = "Enter a name, or contact details separated by “|”. Put what you did in a sentence below."
  return new DomainError("invalid", message, { fields: { text: [message] } })
}

/** Queues a rewrite of one sentence. Free of charge against the plan's limit. */
export async function rewriteClaim(deps: Deps, actor: Actor, open: ReadDocument, at: ClaimPlace) {
  const { id, text } = seenClaim(open, at)
  return startJob(deps, actor, rewriteClaimJob, {
    subjectId: open.row.id,
    input: { claim: id, version: open.row.version, text },
  })
}
