import { isCarried } from "../../evidence/rules"
import type { Claim } from "../../evidence/schema"
import { isResume } from "../body"
import type { Part } from "../document-part"
import { countOf, type DocumentTree, type Leaf, type PersonLines, shownTree } from "../document-tree"
import type { ResumeContent } from "../resume-schema"
import { partsOf } from "./parts"
import { textOf } from "./text"
import { wireOf } from "./wire"

/** Ids of the personal lines, and the id prefix of titles. No claim has such an id. */
export const personIds = { name: "name", contact: "contact" } as const
export const isFixed = (id: string) => id.startsWith("section-")

/** All parts of a document in reading order, including name and contact line if the type shows them. */
export function documentParts(tree: DocumentTree): Part<Leaf>[] {
  const { person, body } = shownTree(tree)
  const parts = partsOf<Leaf>(body, fixed)
  const name = person.name || person.contact.name
  const line = (kind: Part["kind"], id: string, text: string): Part<Leaf>[] =>
    text ? [{ kind, sentences: [fixed(id, text)] }] : []
  if (!isResume(body)) return [...parts, ...line("paragraph", personIds.name, name)]
  const contact = contactLine(person)
  return [...line("heading", personIds.name, name), ...line("paragraph", personIds.contact, contact), ...parts]
}

const fixed = (id: string, text: string): Leaf => ({
  ...{ id, text, kind: "connective", evidenceIds: [] },
  ...{ status: "supported", reasons: [] },
})

/** "Leeds | robin@example.com | https://example.com": the contact details in one line. */
function contactLine({ contact }: PersonLines): string {
  const { location, email, phone, linkedin_url, portfolio_url, website } = contact
  return [location, email, phone, linkedin_url, portfolio_url, website].filter(Boolean).join(" | ")
}

/** The sentences as returned by the API. */
export function claimsOf(tree: DocumentTree): Claim[] {
  return documentParts(tree)
    .flatMap(({ sentences }) => sentences)
    .map(({ text, kind, evidenceIds, status, reasons }) => ({ text, kind, evidenceIds, status, reasons }))
}

/**
 * A resume as fields. Plain strings cannot be marked, so a writer's unsupported sentences are left out and appear,
 * marked, only among the sentences. The person's own wording is included, and so are hidden sections: a client that
 * sends the fields back must not remove what it never saw.
 */
export function structuredOf({ person, body }: DocumentTree): ResumeContent | undefined {
  return isResume(body) ? { ...person, ...wireOf(body, isOnWire) } : undefined
}

export const isOnWire = (leaf: Leaf) => isCarried(leaf.status) || leaf.own === true

/**
 * The columns that store a document. The tree is authoritative; text and counts are derived here only, so that lists,
 * previews and downloads need no trees.
 */
export function columnsOf(tree: DocumentTree) {
  return {
    document: JSON.stringify(tree),
    structured: null,
    content: textOf(documentParts(tree)),
    blocked: countOf(tree, "blocked"),
    unconfirmed: countOf(tree, "unconfirmed"),
  }
}
