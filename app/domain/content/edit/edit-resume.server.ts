import type { WritingLine } from "../../achievements/writing-line"
import { findWritingLines } from "../../achievements/writing-lines.server"
import { isResume } from "../../document/body"
import { draftOf, type ResumeDraft } from "../../document/draft/draft"
import { mergeDraft, personOf } from "../../document/draft/merge-draft"
import { findPerson, type Person } from "../../evidence/ledger.server"
import type { Deps } from "../../kernel/deps"
import { notFound } from "../../kernel/errors"
import { mapQuery, together, type Who } from "../../kernel/query.server"
import { documentLedger } from "../document-ledger"
import { postingOf } from "../generate/posting"
import { verifiedResume } from "../resumes/verified-resume"
import type { EditResume } from "../schema"
import { changedElsewhere, changeTree, findStoredContent, type ReadDocument } from "./change-tree.server"

interface Grounds {
  open: ReadDocument | null
  person: Person | null
  lines: WritingLine[]
}

/** Loads a live resume and the verifier's input, in one round trip. */
export function findForEdit(deps: Deps, who: Who, id: string) {
  const read = together(findStoredContent(deps, who, id), together(findPerson(deps, who), findWritingLines(deps, who)))
  return mapQuery(read, ([open, [person, lines]]): Grounds => ({ open: resumeIn(open), person, lines }))
}

/** A live resume as it is edited. */
export function findDraft(deps: Deps, who: Who, id: string) {
  return mapQuery(findStoredContent(deps, who, id), (open) => {
    const found = resumeIn(open)
    if (!found) throw notFound("This resume")
    return storedDraft(found)
  })
}

const resumeIn = (open: ReadDocument | null) => (open && isResume(open.tree.body) ? open : null)

export function storedDraft({ row, tree }: ReadDocument): { resume: ResumeDraft; version: number } {
  return { resume: draftOf(tree, row.template ?? ""), version: row.version }
}

/**
 * Saves an edited resume as a new version: its sections in order, shown or hidden, and the template. Changed and moved
 * lines are verified; an agreed line cites its own evidence. Refuses with `conflict` unless the version is current, and
 * with `not_found`.
 */
export async function editResume(
  deps: Deps,
  grounds: Grounds,
  edit: EditResume,
): Promise<{ resume: ResumeDraft; version: number }> {
  return storedDraft(await saveResume(deps, grounds, edit))
}

/** Like `editResume`, with the saved document and its check as the result. */
export async function saveResume(
  deps: Deps,
  { open, person, lines }: Grounds,
  { resume, version }: EditResume,
): Promise<ReadDocument> {
  if (!open) throw notFound("This resume")
  if (!person) throw notFound("This account")
  const ledger = documentLedger(person, lines, postingOf(open.row.posting, open.row.customPrompt))
  const agreed = lines.filter(({ state }) => state === "agreed")
  const citations = new Map(agreed.map(({ text, evidenceIds }) => [text, evidenceIds]))
  return changeTree(deps, open, (read) => {
    if (read.row.version !== version) throw changedElsewhere()
    const body = mergeDraft(read.tree, resume, (text) => citations.get(text) ?? [])
    const tree = verifiedResume(read, body, personOf(resume, read.tree.person), ledger, "resume")
    return { tree, template: resume.template || read.row.template }
  })
}
