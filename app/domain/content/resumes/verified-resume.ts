import { isResume } from "../../document/body"
import { misplacedIn } from "../../document/contact"
import { labelOfLine } from "../../document/contact-labels"
import type { DocumentTree, PersonLines } from "../../document/document-tree"
import { sentencesOf } from "../../document/leaves"
import { type EditedBody, pendingOf, verified } from "../../document/pending"
import { charactersOfDocument, sentenceLimit, sentencesOfDocument } from "../../document/size-limits"
import type { Ledger } from "../../evidence/schema"
import { maxSentences } from "../../evidence/verifier/budget"
import { invalidField } from "../../kernel/errors"
import { cutText } from "../../language/cut-text"
import type { ReadDocument } from "../edit/change-tree.server"

/**
 * An edited resume with all new text verified. Refuses with `invalid` and the path of the `field` if a personal line
 * contains anything else, if the resume grows above its maximum size, or if there is too much new text to verify at
 * once.
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
  const oversize = oversizeOf(body, tree)
  if (oversize) throw invalidField(field, oversize)
  if (pendingOf(body).length > maxSentences) {
    const message = `At most ${maxSentences} new or changed lines can be checked at once. Send them in several steps.`
    throw invalidField(field, message)
  }
  return verified(body, ledger, person, { next: tree.next, since: row.version + 1, origin: tree.origin })
}

/** What makes a resume too large. A resume that already is may be saved if it does not grow. */
function oversizeOf(body: EditedBody, before: DocumentTree): string | null {
  const now = sizeOf(body)
  const then = sizeOf(before.body)
  if (now.characters > charactersOfDocument && now.characters > then.characters)
    return `Please keep the resume to ${counted(charactersOfDocument)} characters. This one has ${counted(now.characters)}.`
  if (now.lines > sentencesOfDocument && now.lines > then.lines)
    return `Please keep the resume to ${counted(sentencesOfDocument)} lines, headings included. This one has ${counted(now.lines)}.`
  const long = pendingOf(body).find(({ text }) => text.length > sentenceLimit)
  return long
    ? `Please keep each line to ${counted(sentenceLimit)} characters. This one has more: “${cutText(long.text, 60)}”.`
    : null
}

function sizeOf(body: EditedBody) {
  const sentences = sentencesOf(body)
  const places = isResume(body) ? body.sections.flatMap(({ entries }) => entries) : body.parts
  return {
    characters: sentences.reduce((sum, { text }) => sum + text.length, 0),
    lines: sentences.length + places.length,
  }
}

const counted = (count: number) => count.toLocaleString("en")
