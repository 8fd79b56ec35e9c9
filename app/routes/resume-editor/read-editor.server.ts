import { findLines } from "../../domain/achievements/list-achievements.server"
import { roleLabel } from "../../domain/achievements/role-label"
import { rolesOf } from "../../domain/career/held-roles"
import { findDocument } from "../../domain/content/get-content.server"
import { listResumes, newestResume } from "../../domain/content/resumes/resume-documents.server"
import { isResume } from "../../domain/document/body"
import { shownDocument } from "../../domain/document/document-page"
import { unhiddenTree } from "../../domain/document/document-tree"
import { draftOf } from "../../domain/document/draft/draft"
import { isCarried } from "../../domain/evidence/rules"
import type { ClaimStatus } from "../../domain/evidence/schema"
import type { Deps } from "../../domain/kernel/deps"
import { emptyQuery, mapQuery, type Query, together, type Who } from "../../domain/kernel/query.server"
import { asListed } from "../../domain/language/sentences/statements"
import { findProfile } from "../../domain/profile/save-profile.server"
import { rowId } from "../../ui/evidence/row-id"

/** The number of agreed lines that the drawer shows initially. */
const linesInDrawer = 20

interface Asked {
  content: string | null
  cursor: string | undefined
  isEdit: boolean
}

/** The user's resumes, the selected one with the check of its lines, and agreed lines to add. */
export function readEditor(deps: Deps, who: Who, { content, cursor, isEdit }: Asked) {
  const resume = findDocument(deps, who, content ?? newestResume(who))
  const page = { limit: linesInDrawer, cursor }
  const lines = isEdit
    ? together(findLines(deps, who, { state: "agreed" }, "period", page), findProfile(deps, who))
    : emptyQuery
  return mapQuery(together(together(listResumes(deps, who), resume), lines), ([[resumes, open], drawer]) => ({
    resumes: resumes.map(({ id, title, createdAt, isTailored }) => ({ id, title, createdAt, isTailored })),
    resume: open && isResume(open.tree.body) ? editedResume(open) : null,
    drawer: drawer && shownDrawer(...drawer),
  }))
}

type Loaded = ReturnType<typeof readEditor> extends Query<infer Found> ? Found : never
export type EditedResume = NonNullable<Loaded["resume"]>
export type Drawer = NonNullable<Loaded["drawer"]>
export type LineSource = EditedResume["sources"][string]

type Open = Parameters<typeof shownDocument>[0] & { row: { template: string | null } }

function editedResume(open: Open) {
  const { row, tree } = open
  const basics = tree.origin?.resume.basics
  const { location, profiles } = basics ?? {}
  return {
    ...{ id: row.id, title: row.title, version: row.version },
    draft: draftOf(tree, row.template ?? ""),
    sources: sourcesOf(open),
    /** Contact details from an import, which are shown but not editable. */
    basics: { ...(location && { location }), ...(profiles && { profiles }) },
  }
}

/** The check result of each line with its evidence, including hidden sections. */
function sourcesOf(open: Open) {
  const { parts } = shownDocument({ ...open, tree: unhiddenTree(open.tree) })
  const sentences = parts.flatMap((part) => part.sentences).filter(({ number }) => number !== null)
  const onPage = shownDocument(open).parts.flatMap((part) => part.sentences)
  const numbers = new Map(onPage.map(({ id, number }) => [id, number]))
  return Object.fromEntries(
    sentences.map(({ id, text, status, reasons, evidence }) => [
      id,
      {
        ...{ text, status, reasons: reasons.map(({ detail }) => detail) },
        /** The page that can confirm the line; null if the check asks nothing, or its section is hidden. */
        confirmAt: confirmAt(open.row.id, status, numbers.get(id) ?? null),
        evidence: evidence.slice(0, 2).map(({ passage, source }) => ({ passage, source })),
      },
    ]),
  )
}

const confirmAt = (content: string, status: ClaimStatus, number: number | null) =>
  isCarried(status) || number === null ? null : `/content/${content}#${rowId(number)}`

function shownDrawer(
  { lines, nextCursor }: { lines: { row: { id: string; text: string; roleId: string } }[]; nextCursor: string | null },
  profile: { experience: string } | null,
) {
  const roles = new Map(rolesOf(profile?.experience ?? "").map((held) => [held.id, held]))
  return {
    nextCursor,
    lines: lines.map(({ row: { id, text, roleId } }) => {
      const role = roles.get(roleId)
      return {
        id,
        text: asListed(text),
        role: role ? { label: roleLabel(role), title: role.title, employer: role.employer } : null,
      }
    }),
  }
}
