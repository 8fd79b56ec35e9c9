import { lineTime, lineYear } from "../../domain/achievements/line-time"
import { findLines, findWaiting, type LinePage } from "../../domain/achievements/list-achievements.server"
import { originOf } from "../../domain/achievements/new-line"
import { toLookAt } from "../../domain/achievements/reading/lines/form-of-line"
import { roleLabel } from "../../domain/achievements/role-label"
import { isDoubted, linesOnPage, noRole } from "../../domain/achievements/rules"
import { AchievementsQuery } from "../../domain/achievements/schema"
import { type HeldRole, rolesOf } from "../../domain/career/held-roles"
import { newestRolesFirst } from "../../domain/career/role-period"
import { wordsOfLine } from "../../domain/document/cited-item"
import { readableSource } from "../../domain/evidence/readable-source"
import type { Deps } from "../../domain/kernel/deps"
import { mapQuery, type Query, together, type Who } from "../../domain/kernel/query.server"
import { findProfile } from "../../domain/profile/save-profile.server"

const fields = ["state", "role", "skill", "from", "to", "cursor"] as const

/** Parses the filters of an address; invalid ones are ignored. */
export function wantedLines(search: URLSearchParams) {
  const given = fields.flatMap((name) => {
    const value = search.get(name)?.trim()
    return value && AchievementsQuery.shape[name].safeParse(value).success ? [[name, value]] : []
  })
  const { state = "agreed", ...wanted } = AchievementsQuery.parse(Object.fromEntries(given))
  return { ...wanted, state, by: search.get("by") === "year" ? ("year" as const) : ("role" as const) }
}
export type WantedLines = ReturnType<typeof wantedLines>

/** A page of lines with their sources, the number of proposed lines, and the roles of the work history. */
export function readRecord(
  deps: Deps,
  who: Who,
  { by, role, cursor, limit: _, ...filter }: WantedLines,
  locale: string,
) {
  const roleId = role === undefined ? undefined : role === noRole ? "" : role
  const order = by === "year" ? "period" : "role"
  const page = findLines(deps, who, { ...filter, roleId }, order, { limit: linesOnPage, cursor })
  const beside = together(findWaiting(deps, who), findProfile(deps, who))
  return mapQuery(together(page, beside), ([found, [waiting, profile]]) => {
    const held = newestRolesFirst(rolesOf(profile?.experience ?? ""))
    const roles = held.map((role) => ({ value: role.id, label: roleLabel(role) ?? role.title }))
    return { ...shownPage(found, by, held, locale), waiting, roles }
  })
}

type Shown = ReturnType<typeof readRecord> extends Query<infer Record> ? Record : never
export type ShownGroup = Shown["groups"][number]
export type ShownLine = ShownGroup["lines"][number]
export type ListedRole = Shown["roles"][number]

/** The group of lines whose role lasted longer than a year. */
const noYear = "No year given"

function shownPage({ lines, nextCursor }: LinePage, by: "role" | "year", roles: HeldRole[], locale: string) {
  const order = [...roles.map(({ id }) => id), ""]
  const shown = lines.map(({ row, words }) => {
    const { id, version, text, state, roleId, roleChoices, pinned, needsLook, added, skills } = row
    const behind = words.map((word) => ({ ...word, source: readableSource(word.source) }))
    const compared =
      state !== "agreed" && isDoubted(row) ? wordsOfLine({ parts: row.parts, words }, text, locale) : null
    const isTyped = row.evidence.length === 0 && originOf(row) === "agreed"
    const lookAt = needsLook ? toLookAt(text) : []
    const of = { id, version, text, state, roleId, roleChoices, pinned, lookAt, added, skills, isTyped }
    const line = { ...of, words: behind, compared }
    const at = order.indexOf(roleId)
    const role = roles[at]
    const group =
      by === "year"
        ? (lineYear(row, role) ?? noYear)
        : (roleLabel(role) ?? (roleId ? "Earlier roles" : "Not tied to a role"))
    const { periodFrom: from, periodTo: to, periodOfRole } = row
    const time = lineTime(row, role, locale)
    return { ...line, time, period: periodOfRole ? null : { from, to }, group, rank: at < 0 ? order.length : at }
  })
  const groups = [...new Set(shown.map(({ group }) => group))].map((title) => {
    const held = shown.filter(({ group }) => group === title)
    return { title, rank: held[0]?.rank ?? 0, lines: [...held].sort((a, b) => Number(b.pinned) - Number(a.pinned)) }
  })
  if (by === "role") groups.sort((a, b) => a.rank - b.rank)
  else groups.sort((a, b) => Number(a.title === noYear) - Number(b.title === noYear))
  return { groups, nextCursor }
}
