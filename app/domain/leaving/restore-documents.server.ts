import { sql } from "drizzle-orm"
import { countOf, sentencesOf, textOf, withClaims } from "../content/document"
import { runQuery } from "../database/query.server"
import { contents } from "../database/schema.server"
import { findEvidenceByIds, findPerson, ledgerOf } from "../evidence/ledger.server"
import type { Claim, EvidenceItem, Ledger } from "../evidence/schema"
import { verifySentences } from "../evidence/verify"
import { isPlaceLabel } from "../writer/labels"
import type { VerifiedPart } from "../writer/writer"
import type { ArchivedDocument } from "./archive-schema"
import { importedId } from "./imported-id.server"
import { type Importing, inGroups } from "./importing.server"
import { insertRows } from "./insert-rows.server"
import { recheck } from "./recheck"
import type { ImportedEvidence } from "./restore-evidence.server"

/** Documents that one transaction stores; each is verified anew, which takes its time. */
const documentsAtOnce = 5

/** The documents with their sentences checked anew. Answers how many, and how many sentences lost their support. */
export async function restoreDocuments(
  importing: Importing,
  found: ImportedEvidence,
): Promise<{ count: number; doubted: number }> {
  const { deps, userId, archive, guard } = importing
  const person = await runQuery(deps.db, findPerson(deps, userId))
  if (!person) throw new Error("The account that is imported into is gone.")
  const whole = ledgerOf(person)
  let doubted = 0
  const store = async (group: ArchivedDocument[]) => {
    const parts = group.map(({ document }) => document.map((part) => withNewIds(part, found.ids)))
    const items = await itemsOf(importing, parts.flat())
    const rows = await Promise.all(
      group.map(async ({ structured, document: _, ...archived }, at) => {
        const id = await importedId(deps, userId, archived.id)
        if (!id) return []
        const before = parts[at] ?? []
        const cited = citedBy(before, items, whole)
        const after = rechecked(before, { cited, whole, confirmed: found.confirmed }).map((part) =>
          isCriterion(archived.type, part) ? part : withCheckedLabel(part, whole),
        )
        doubted += countOf(before, "supported") + countOf(before, "confirmed")
        doubted -= countOf(after, "supported") + countOf(after, "confirmed")
        const document = {
          content: textOf(after),
          document: JSON.stringify(after),
          structured: structured ? JSON.stringify(structured) : null,
          blocked: countOf(after, "blocked"),
          unconfirmed: countOf(after, "unconfirmed"),
        }
        return [{ ...archived, ...document, id, userId, jobAnalysisId: null }]
      }),
    )
    return insertRows(deps, contents, rows.flat(), guard)
  }
  const count = await inGroups(importing, archive.records("documents"), store, documentsAtOnce)
  return { count, doubted: Math.max(0, doubted) }
}

function withNewIds(part: VerifiedPart, ids: ReadonlyMap<string, string>): VerifiedPart {
  const sentences = part.sentences.map((claim) => ({
    ...claim,
    evidenceIds: claim.evidenceIds.flatMap((id) => ids.get(id) ?? []),
  }))
  return { ...part, sentences }
}

/** What the documents cite, by id. */
async function itemsOf({ deps, userId }: Importing, parts: VerifiedPart[]): Promise<Map<string, EvidenceItem>> {
  const ids = [...new Set(sentencesOf(parts).flatMap((claim) => claim.evidenceIds))]
  const list = sql`(select value from json_each(${JSON.stringify(ids)}))`
  const items = await runQuery(deps.db, findEvidenceByIds(deps, userId, list))
  return new Map(items.map((item) => [item.id, item]))
}

function citedBy(parts: VerifiedPart[], items: ReadonlyMap<string, EvidenceItem>, whole: Ledger): Ledger {
  const ids = new Set(sentencesOf(parts).flatMap((claim) => claim.evidenceIds))
  return { ...whole, items: [...ids].flatMap((id) => items.get(id) ?? []) }
}

/** The parts with their sentences as they stand here. Lines of contact details are none of the writer's. */
function rechecked(parts: VerifiedPart[], grounds: Parameters<typeof recheck>[1]): VerifiedPart[] {
  const claims = recheck(sentencesOf(parts), grounds)
  return withClaims(
    parts,
    claims.map((claim) => (isContactLine(claim, grounds.whole) ? ownLine(claim) : claim)),
  )
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
  if (isPlaceLabel(label)) return { ...part, label }
  const [claim] = verifySentences([{ text: label, kind: "connective", evidenceIds: [] }], ledger)
  return claim?.status === "supported" ? { ...part, label } : part
}
