import type { HeldRole } from "../../career/held-roles"
import { defaultLocale, formatDay } from "../../kernel/format"
import type { LineRow } from "../achievement-view.server"
import { roleLabel } from "../role-label"

/** A document about a person's achievements in a period, to copy, save or print. */
export interface Review {
  title: string
  /** "From Jan 1, 2026 to Mar 31, 2026". */
  period: string
  sections: ReviewSection[]
}

interface ReviewSection {
  /** The role. Lines without one come last. */
  role: string
  themes: { theme: string | null; lines: string[] }[]
}

type Line = Pick<LineRow, "text" | "roleId" | "skills" | "figure" | "pinned" | "strength" | "periodTo">

/**
 * The agreed lines of a period by role, in the history's order, and within a role by theme: the skill that most of
 * its lines share. Lines with figures come first, then pinned ones, then by strength.
 */
export function reviewOf(
  lines: readonly Line[],
  roles: readonly HeldRole[],
  period: { from: string; to: string },
  locale: string = defaultLocale,
): Review {
  const order = [...roles.map(({ id }) => id), ""]
  const rank = (roleId: string) => (order.includes(roleId) ? order.indexOf(roleId) : order.length - 1)
  const groups = new Map<number, Line[]>()
  for (const line of lines) groups.set(rank(line.roleId), [...(groups.get(rank(line.roleId)) ?? []), line])
  const sections = [...groups]
    .sort(([a], [b]) => a - b)
    .map(([at, held]) => ({
      role: roleLabel(roles[at]) ?? "Other achievements",
      themes: themesOf(held),
    }))
  return {
    title: "What I did",
    period: `From ${formatDay(period.from, locale)} to ${formatDay(period.to, locale)}`,
    sections,
  }
}

/** The minimum number of lines for a theme. With fewer, no theme is shown. */
const leastOfTheme = 2

function themesOf(lines: readonly Line[]): ReviewSection["themes"] {
  const left = new Set([...lines].sort(bestFirst))
  const themes: ReviewSection["themes"] = []
  for (;;) {
    const [theme, held = []] = largestTheme([...left]) ?? []
    if (theme === undefined) break
    themes.push({ theme, lines: held.map(({ text }) => text) })
    for (const line of held) left.delete(line)
  }
  const rest = [...left].map(({ text }) => text)
  return rest.length > 0 ? [...themes, { theme: themes.length > 0 ? "More" : null, lines: rest }] : themes
}

function largestTheme(lines: Line[]): [string, Line[]] | null {
  const bySkill = new Map<string, Line[]>()
  for (const line of lines) for (const skill of line.skills) bySkill.set(skill, [...(bySkill.get(skill) ?? []), line])
  const [largest] = [...bySkill].sort(([a, x], [b, y]) => y.length - x.length || a.localeCompare(b))
  return largest && largest[1].length >= leastOfTheme ? largest : null
}

function bestFirst(a: Line, b: Line): number {
  const figure = Number(hasFigure(b)) - Number(hasFigure(a))
  return (
    figure || Number(b.pinned) - Number(a.pinned) || b.strength - a.strength || b.periodTo.localeCompare(a.periodTo)
  )
}

const hasFigure = ({ figure, text }: Line) => figure !== null || /\d/.test(text)

/** The document as Markdown. */
export function reviewMarkdown({ title, period, sections }: Review): string {
  const parts = sections.flatMap(({ role, themes }) => [
    `## ${role}`,
    ...themes.flatMap(({ theme, lines }) => [
      ...(theme ? [`### ${theme}`] : []),
      lines.map((line) => `- ${escaped(line)}`).join("\n"),
    ]),
  ])
  const body = parts.length > 0 ? parts : ["There are no agreed lines in this period."]
  return `${[`# ${title}`, period, ...body].join("\n\n")}\n`
}

/** Escapes Markdown syntax. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>]/g, "\\$&")

/** The document as plain text. */
export function reviewText({ title, period, sections }: Review): string {
  const parts = sections.flatMap(({ role, themes }) => [
    role.toUpperCase(),
    ...themes.map(({ theme, lines }) => [...(theme ? [theme] : []), ...lines.map((line) => `- ${line}`)].join("\n")),
  ])
  const body = parts.length > 0 ? parts : ["There are no agreed lines in this period."]
  return `${[title, period, ...body].join("\n\n")}\n`
}
