import * as z from "zod"
import { type Role, roles } from "./roles"

const points = z.number().min(-20).max(400)
const color = z.string().regex(/^#[0-9a-f]{6}$/i)
const family = z.string().regex(/^[A-Za-z0-9 -]{1,60}$/)

const RoleStyle = z.object({
  /** Which of the sheet's font families. */
  font: z.enum(["text", "display"]).default("text"),
  size: z.number().min(5).max(60),
  /** Line height as a multiple of the font size. */
  leading: z.number().min(0.9).max(2.5).default(1.35),
  bold: z.boolean().default(false),
  italic: z.boolean().default(false),
  caps: z.boolean().default(false),
  /** Letter spacing in em: readers of files take a tenth and more for a space, and a heading for single letters. */
  tracking: z.number().min(-0.1).max(0.08).default(0),
  color: color.default("#1a1a1a"),
  align: z.enum(["start", "center"]).default("start"),
  before: points.default(0),
  after: points.default(0),
})
export type RoleStyle = z.output<typeof RoleStyle>

/**
 * The typography of a sheet in points. HTML, PDF and DOCX are rendered from the same values, so that a page breaks at
 * about the same place in each.
 */
export const SheetStyle = z.object({
  page: z.object({ top: points, side: points, bottom: points }),
  fonts: z.object({ text: family, display: family }),
  roles: z.object(Object.fromEntries(roles.map((role) => [role, RoleStyle])) as Record<Role, typeof RoleStyle>),
  /** The rule at a section's title. */
  rule: z
    .object({
      at: z.enum(["none", "above", "below"]),
      width: z.number().min(0).max(4),
      color,
      length: points.nullable(),
    })
    .default({ at: "none", width: 0, color: "#000000", length: null }),
  /** The position of a section's title: above its content, or in a column before it. */
  titles: z.enum(["above", "column"]).default("above"),
  /** The position of a role's dates. */
  dates: z.enum(["end", "column", "below"]).default("end"),
  /** The width of that column. */
  column: points.default(0),
  /** Title and organization on one line, or one below the other. */
  heads: z.enum(["inline", "stacked"]).default("inline"),
  bullet: z.object({ mark: z.string().min(1).max(3), indent: points }).default({ mark: "•", indent: 12 }),
  contacts: z.enum(["line", "lines"]).default("line"),
  separator: z.string().min(1).max(5).default(" · "),
})
export type SheetStyle = z.output<typeof SheetStyle>
