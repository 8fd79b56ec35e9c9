import { isResume } from "../document/body"
import { resumeWithContact, withContact } from "../document/contact"
import { countOf, sentencesOf, textOf, withClaims } from "../document/document"
import { keepSupported } from "../document/keep-supported"
import { draftParts } from "../document/render/parts"
import { wireOf } from "../document/render/wire"
import { ResumeContent } from "../document/resume-schema"
import { ledgerOf, type Person } from "../evidence/ledger.server"
import { verifySentences } from "../evidence/verifier/verify"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import type { Writer } from "../writer/writer"
import type { GenerateContent } from "./schema"
import type { contents } from "./tables.server"

/** A document as it is stored, before it is. */
export type NewDocument = typeof contents.$inferInsert

/**
 * Has a document written from the person's evidence, checks every sentence of it, and only then puts name and contact
 * details in. Answers the row to store; what goes wrong in the writer comes through.
 */
export async function writeDocument(
  deps: Deps,
  writer: Writer,
  person: Person,
  { userId, id, type, customPrompt }: GenerateContent & { userId: string; id: string },
): Promise<NewDocument> {
  const now = iso(deps.now())
  const { title, body, advice } = await writer.write({
    type,
    customPrompt,
    profile: person.profile,
    evidence: person.items,
    posting: null,
    today: now.slice(0, 10),
  })
  const ledger = ledgerOf(person)
  const parts = draftParts(body)
  const structured = isResume(body) ? ResumeContent.parse(wireOf(body)) : null
  const verified = withClaims(parts, verifySentences(sentencesOf(parts), ledger))
  const contact = { ...person, ...person.profile }
  const whole = withContact(type, verified, contact)
  const resume = structured ? resumeWithContact(keepSupported(structured, ledger), contact) : null
  return {
    userId,
    id,
    type,
    title,
    content: textOf(whole),
    document: JSON.stringify(whole),
    structured: resume ? JSON.stringify(resume) : null,
    advice,
    writer: writer.name,
    customPrompt,
    blocked: countOf(verified, "blocked"),
    unconfirmed: countOf(verified, "unconfirmed"),
    createdAt: now,
    updatedAt: now,
  }
}
