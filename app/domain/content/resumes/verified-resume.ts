import { misplacedIn } from "../../document/contact"
import { labelOfLine } from "../../document/contact-labels"
import type { DocumentTree, PersonLines } from "../../document/document-tree"
import { type EditedBody, pendingOf, verified } from "../../document/pending"
import type { Ledger } from "../../evidence/schema"
import { maxSentences } from "../../evidence/verifier/budget"
import { invalidField } from "../../kernel/errors"
import type { ReadDocument } from "../edit/change-tree.server"

/**
 * An edited resume with all new text verified. Refuses with `invalid` and the path of the `field` if a personal line
 * contains anything else, or if there is too much new text to verify at once.
 */
export function verifiedResume(
  { row, tree }: ReadDocument,
  body: EditedBody,
  person: PersonLines,
  ledger: Ledger,
  field: string,
): DocumentTree {
  const misplaced = misplacedIn(person, tree.person)
  if (misplaced) {
    const message = `“${labelOfLine(misplaced)}” can only hold a name or contact details. Put anything else in a section.`
    throw invalidField(field, message)
  }
  if (pendingOf(body).length > maxSentences) {
    const message = `At most ${maxSentences} new or changed lines can be checked at once. Send them in several steps.`
    throw invalidField(field, message)
  }
  return verified(body, ledger, person, { next: tree.next, since: row.version + 1, origin: tree.origin })
}
