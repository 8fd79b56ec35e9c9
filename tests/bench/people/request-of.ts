import { makeLines } from "../../../app/domain/achievements/reading/lines/make-lines"
import type { WritingLine } from "../../../app/domain/achievements/writing-line"
import { rolesOf } from "../../../app/domain/career/held-roles"
import type { ContentType } from "../../../app/domain/document/kinds"
import { evidenceFromProfile } from "../../../app/domain/evidence/evidence-from-profile"
import type { EvidenceItem } from "../../../app/domain/evidence/schema"
import type { WritingRequest } from "../../../app/domain/writer/writer"
import type { Case } from "./load"

/** How many lines per reflection a page shows. */
export const shown = 3

/** The date on which the invented people's documents are written. */
const today = "2026-11-21"

/** A person's request for a document with their captured items, before they have agreed to any line. */
export function requestOf(person: Case, type: ContentType): WritingRequest {
  const { profile } = person
  const ofProfile = evidenceFromProfile(profile).map(
    (item, at): EvidenceItem => ({
      ...item,
      id: `profile_${at}`,
      kind: "profile",
      createdAt: "2025-01-01T00:00:00.000Z",
    }),
  )
  const evidence = [...itemsOf(person), ...ofProfile].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  const [firstName = ""] = person.name.split(" ")
  return { type, customPrompt: null, profile, evidence, lines: [], posting: null, firstName, today }
}

/** The same after the person has agreed to every line that a page shows. Computed once for all types. */
export function agreedRequestOf(person: Case, type: ContentType): WritingRequest {
  const request = agreedRequests.get(person) ?? withAgreed(person, requestOf(person, type))
  agreedRequests.set(person, request)
  return { ...request, type }
}

const agreedRequests = new WeakMap<Case, WritingRequest>()

function withAgreed(person: Case, request: WritingRequest): WritingRequest {
  const agreed = itemsOf(person).flatMap((item) => agreedLines(person, item))
  return {
    ...request,
    evidence: [...agreed.map(({ item }) => item), ...request.evidence],
    lines: agreed.map(({ line }) => line),
  }
}

function itemsOf({ reflections }: Case): EvidenceItem[] {
  return reflections.map(({ question, response, createdAt }, at) => ({
    id: `item_${at}`,
    kind: "reflection",
    text: response,
    source: question,
    field: null,
    createdAt: `${createdAt}T12:00:00.000Z`,
  }))
}

function agreedLines({ profile }: Case, item: EvidenceItem): { line: WritingLine; item: EvidenceItem }[] {
  const entry = { id: item.id, question: item.source, response: item.text, createdAt: item.createdAt }
  const roles = rolesOf(profile.experience)
  const { lines } = makeLines({ entry, items: [item], roles, skills: profile.skills, timeZone: "UTC" })
  return lines.slice(0, shown).map(({ role, ...line }, at) => {
    const id = `${item.id}_line_${at}`
    return {
      line: {
        ...line,
        roleId: role.kind === "known" ? role.roleId : null,
        evidenceIds: [id, ...line.evidenceIds],
        state: "agreed",
        pinned: false,
        told: "reflection",
      },
      item: { ...item, id, kind: "achievement", text: line.text, source: "agreed by you on Nov 21, 2026" },
    }
  })
}
