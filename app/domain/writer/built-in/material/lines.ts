import type { ProposedLine } from "../../../achievements/line"
import { linesOfHistory } from "../../../achievements/reading/lines/lines-of-history"
import { makeLines } from "../../../achievements/reading/lines/make-lines"
import type { WritingLine } from "../../../achievements/writing-line"
import { rolesOf } from "../../../career/held-roles"
import type { EvidenceItem } from "../../../evidence/schema"
import type { WritingRequest } from "../../writer"
import { worthReading } from "./worth-reading"

/** The lines that a document may use from a reflection without stored lines. */
const maxPerItem = 3

/**
 * The lines for a document: the stored ones that were not set aside, and new ones for text without stored lines (a work
 * history or a reflection older than its lines), made in the same way.
 */
export function linesOf(request: Pick<WritingRequest, "lines" | "profile" | "evidence" | "today">, focus: Set<string>) {
  const { lines, profile, evidence, today } = request
  const read = new Set(lines.flatMap((line) => line.evidenceIds))
  const unread = evidence.filter((item) => !read.has(item.id))
  const roles = rolesOf(profile.experience)
  // An imported summary is also the profile's bio, which is used directly.
  const isOfBio = ({ text }: EvidenceItem) => profile.bio.includes(text.trim())
  // "Registered Nurse, Mercy Hospital" is a role of the history and states no action.
  const inHistory = new Set(profile.experience.split("\n").map((line) => line.trim()))
  const isOfHistory = ({ kind, text }: EvidenceItem) => kind === "import" && inHistory.has(text.trim())
  const isFree = (item: EvidenceItem) => item.field === null && !isOfBio(item) && !isOfHistory(item)
  const told = worthReading(unread, focus).filter((item) => isTold(item) && isFree(item))
  const made = told.flatMap((item) => {
    const entry = { id: item.id, question: item.source, response: item.text, createdAt: item.createdAt }
    const found = makeLines({ entry, items: [item], roles, skills: profile.skills, timeZone: "UTC" })
    return found.lines.slice(0, maxPerItem).map((line) => asProposed(line, "reflection"))
  })
  const history = linesOfHistory(profile.experience, unread, today)
    .filter((line) => line.evidenceIds.length > 0)
    .map((line, place) => ({ ...asProposed(line, "history"), state: "agreed" as const, place }))
  return [...lines.filter((line) => line.state !== "set-aside"), ...history, ...made]
}

const isTold = ({ kind }: EvidenceItem) => kind === "reflection" || kind === "import"

function asProposed({ role, ...line }: ProposedLine, told: WritingLine["told"]): WritingLine {
  return { ...line, told, roleId: role.kind === "known" ? role.roleId : null, state: "proposed", pinned: false }
}
