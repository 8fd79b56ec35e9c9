import type { WritingLine } from "../../achievements/writing-line"
import { personLines, withTypedContact } from "../../document/contact"
import { verified } from "../../document/pending"
import { columnsOf } from "../../document/render/document"
import type { Person } from "../../evidence/ledger.server"
import type { Requirement } from "../../job-analysis/reading/posting"
import { readPosting } from "../../job-analysis/reading/read-posting"
import { iso } from "../../kernel/clock"
import type { Deps } from "../../kernel/deps"
import { jobAsked } from "../../writer/instructions"
import { withoutSetAside } from "../../writer/without-set-aside"
import type { Writer, WritingRequest } from "../../writer/writer"
import { criteriaShown } from "../criteria-shown"
import { documentLedger } from "../document-ledger"
import type { GenerateContent } from "../schema"
import type { contents } from "../tables.server"
import { titledByJob } from "../titled-by-job"
import { jobIn } from "./posting"

/** A document's row before it is inserted. */
export type NewDocument = typeof contents.$inferInsert

interface Written extends Pick<GenerateContent, "type" | "customPrompt"> {
  userId: string
  id: string
  posting?: string | null
  /** The requirements of a saved posting. */
  requirements?: Requirement[] | undefined
  /** The posting's title and company, from its analysis if there is one, otherwise from its text. */
  target?: { title: string; company: string }
}

/**
 * Writes a document from the person's evidence, verifies every sentence, and only then adds name and contact details.
 * Returns the row to store. Errors of the writer propagate.
 */
export async function writeDocument(
  deps: Deps,
  writer: Writer,
  { person, lines }: { person: Person; lines: WritingLine[] },
  { userId, id, type, customPrompt, posting = null, requirements, target }: Written,
): Promise<NewDocument> {
  const now = iso(deps.now())
  const read = posting && !(target && requirements) ? readPosting(posting, deps.now()) : null
  const job = posting ? jobIn(posting, target ?? read ?? { title: null, company: null }) : null
  const request: WritingRequest = {
    type,
    customPrompt,
    profile: person.profile,
    evidence: withoutSetAside(person.items, lines, person.profile),
    lines,
    posting: job,
    firstName: person.firstName,
    today: now.slice(0, 10),
  }
  const asked = criteriaShown(request, requirements ?? read?.requirements ?? [])
  const { title: written, body, advice: advised } = await writer.write({ ...request, ...asked.criteria })
  const advice = [...asked.advice, ...advised]
  // A resume for a posting is named after the job, or it would have the title of the general one.
  const title = (type === "resume" && !target && titledByJob("Resume", job)) || written
  const ledger = documentLedger(person, lines, job ?? jobAsked(customPrompt))
  const tree = verified(body, ledger, personLines(type, withTypedContact({ ...person, ...person.profile })), {
    next: 1,
  })
  return {
    ...{ userId, id, type, title, advice, customPrompt, posting },
    ...columnsOf(tree),
    writer: writer.name,
    createdAt: now,
    updatedAt: now,
  }
}
