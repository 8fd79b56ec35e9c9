import { restoreDocumentRows } from "../content/documents.server"
import { countOf, sentencesOf, textOf, withClaims } from "../document/document"
import type { VerifiedPart } from "../document/part"
import { isLabel } from "../evidence/labels"
import { findPerson, ledgerOf } from "../evidence/ledger.server"
import { isCarried } from "../evidence/rules"
import type { Claim, EvidenceItem, Ledger } from "../evidence/schema"
import { verifySentences } from "../evidence/verifier/verify"
import { runQuery } from "../kernel/query.server"
import type { ArchivedDocument } from "./archive-schema"
import { citedItems } from "./cited-items.server"
import { importedId } from "./imported-id.server"
import { type Importing, inGroups, type Reached } from "./importing.server"
import { type Grounds, recheck } from "./recheck"
import { charactersOfDocument } from "./rules"
import type { Turn } from "./slice.server"

/**
 * The documents with their sentences checked anew. Answers how far it came, and how many sentences lost their support
 * on the way.
 */
export async function restoreDocuments(importing: Importing, from: number): Promise<Reached & { doubted: number }> {
  const { deps, userId, guard } = importing
  const person = await runQuery(deps.db, findPerson(deps, userId))
  if (!person) throw new Error("The account that is imported into is gone.")
  const whole = ledgerOf(person)
  let doubted = 0
  const reached = await inGroups(importing, "documents", from, async (group) => {
    const cited = await citedItems(importing, group)
    const rows = []
    for (const { structured, document, ...archived } of group) {
      const id = await importedId(deps, userId, archived.id)
      if (!id) continue
      const before = document.map((part) => withNewIds(part, cited.ids))
      const grounds = { cited: citedBy(before, cited.items, whole), whole, confirmed: cited.confirmed }
      const after = await checkedParts(before, archived.type, grounds, importing.turn)
      doubted += carriedIn(before)
      doubted -= carriedIn(after)
      const columns = {
        content: textOf(after),
        document: JSON.stringify(after),
        structured: structured ? JSON.stringify(structured) : null,
        blocked: countOf(after, "blocked"),
        unconfirmed: countOf(after, "unconfirmed"),
      }
      rows.push({ ...archived, ...columns, id, userId, jobAnalysisId: null })
    }
    return restoreDocumentRows(deps, rows, guard)
  })
  return { ...reached, doubted }
}

const carriedIn = (parts: VerifiedPart[]) =>
  parts.flatMap(({ sentences }) => sentences).filter(({ status }) => isCarried(status)).length

function withNewIds(part: VerifiedPart, ids: ReadonlyMap<string, string>): VerifiedPart {
  const sentences = part.sentences.map((claim) => ({
    ...claim,
    evidenceIds: claim.evidenceIds.flatMap((id) => ids.get(id) ?? []),
  }))
  return { ...part, sentences }
}

/** What one document rests on. Citations are hints: what is beyond the limit is found in the whole ledger instead. */
function citedBy(parts: VerifiedPart[], items: ReadonlyMap<string, EvidenceItem>, whole: Ledger): Ledger {
  const ids = new Set(sentencesOf(parts).flatMap((claim) => claim.evidenceIds))
  let characters = 0
  const cited = [...ids].flatMap((id) => {
    const item = items.get(id)
    characters += item?.text.length ?? 0
    return item && characters <= charactersOfDocument ? item : []
  })
  return { ...whole, items: cited }
}

/** The parts with their sentences as they stand here. Lines of contact details are none of the writer's. */
async function checkedParts(parts: VerifiedPart[], type: ArchivedDocument["type"], grounds: Grounds, turn: Turn) {
  const claims = []
  for (const claim of sentencesOf(parts)) {
    const checked = recheck(claim, grounds)
    claims.push(isContactLine(checked, grounds.whole) ? ownLine(checked) : checked)
    await turn.rest(claim.text.length)
  }
  const after = []
  for (const part of withClaims(parts, claims)) {
    after.push(isCriterion(type, part) ? part : withCheckedLabel(part, grounds.whole))
    await turn.rest(part.label?.length ?? 0)
  }
  return after
}

const isContact = /^([^\s@]+@[^\s@]+|https?:\/\/\S+)$/

/** Name, email address and links as they stand at the head of a resume and under a letter: no claims. */
function isContactLine({ text }: Claim, { personName }: Ledger): boolean {
  return text === personName || text.split(" | ").every((piece) => isContact.test(piece))
}

const ownLine = ({ text }: Claim): Claim => ({
  text,
  kind: "connective",
  evidenceIds: [],
  status: "supported",
  reasons: [],
})

/** A selection criterion stands as the label of a heading, in the words of whoever asks for it: no claim of the person. */
const isCriterion = (type: ArchivedDocument["type"], { kind }: VerifiedPart) =>
  type === "selection_criteria" && kind === "subheading"

/** A label is a fixed word of the writer's, or a numbered place. One that says something about the person is not, and stays out. */
function withCheckedLabel({ label, ...part }: VerifiedPart, ledger: Ledger): VerifiedPart {
  if (!label) return part
  if (isLabel(label)) return { ...part, label }
  const [claim] = verifySentences([{ text: label, kind: "connective", evidenceIds: [] }], ledger)
  return claim?.status === "supported" ? { ...part, label } : part
}
