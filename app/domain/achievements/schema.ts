import * as z from "zod"
import { evidenceKinds } from "../evidence/schema"
import { PageQuery } from "../kernel/page"
import { version } from "../kernel/version"
import { lineLimits, lineStates, maxOrdered, mergeLimits, noRole } from "./rules"

const id = z.string().max(100)
const day = z.iso.date("Please enter a date as YYYY-MM-DD, such as 2026-03-31.")

export const lineText = z
  .string("Please write the line.")
  .trim()
  .min(lineLimits.minimum, `Please write at least ${lineLimits.minimum} characters.`)
  .max(lineLimits.maximum, `Please keep the line to ${lineLimits.maximum} characters.`)

/** A role's id; null, "" or `none` for a line without a role. */
export const roleId = z
  .string("Please choose a role.")
  .max(100)
  .nullable()
  .transform((given) => (given === null || given === noRole ? "" : given))

const Period = z
  .object({ from: day, to: day }, "Please give the period's first and last day as from and to.")
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "The period ends before it begins." })

export const CreateAchievement = z.object({ text: lineText, roleId: roleId.default(""), period: Period.optional() })
export type CreateAchievement = z.output<typeof CreateAchievement>

export const ChangeAchievement = z.object({
  version: version.optional(),
  text: lineText.optional(),
  roleId: roleId.optional(),
  state: z.enum(lineStates, "A line is proposed, agreed or set-aside.").optional(),
  pinned: z.boolean("This must be true or false.").optional(),
  period: Period.optional(),
})
export type ChangeAchievement = z.output<typeof ChangeAchievement>

export const MergeAchievements = z.object({
  ids: z
    .array(id, "Please name the lines to merge.")
    .transform((ids) => [...new Set(ids)])
    .pipe(
      z
        .array(id)
        .min(mergeLimits.minimum, "Please choose at least two lines.")
        .max(mergeLimits.maximum, `Please choose at most ${mergeLimits.maximum} lines.`),
    ),
  text: lineText,
})
export type MergeAchievements = z.output<typeof MergeAchievements>

export const OrderAchievements = z.object({
  roleId: roleId.default(""),
  ids: z
    .array(id, "Please name the lines in their order.")
    .min(1, "Please name the lines in their order.")
    .max(maxOrdered, `Please order at most ${maxOrdered} lines at once.`),
})
export type OrderAchievements = z.output<typeof OrderAchievements>

export const ReviewQuery = z
  .object({ from: day.optional(), to: day.optional() })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ["to"], message: "The period ends before it begins." })
export type ReviewQuery = z.output<typeof ReviewQuery>

export const AchievementsQuery = PageQuery.extend({
  state: z.enum(lineStates, "A line is proposed, agreed or set-aside.").optional(),
  role: z.string().max(100).optional(),
  skill: z.string().trim().max(100).optional(),
  from: day.optional(),
  to: day.optional(),
})
export type AchievementsQuery = z.output<typeof AchievementsQuery>

export const AchievementView = z.object({
  id: z.string(),
  version: z.number().int(),
  text: z.string(),
  roleId: z.string().nullable(),
  /** The possible roles, if there are several and the person has not chosen one. */
  roleChoices: z.array(z.string()),
  period: z.object({ from: z.string(), to: z.string() }),
  state: z.enum(lineStates),
  strength: z.number().int(),
  pinned: z.boolean(),
  skills: z.array(z.string()),
  figure: z
    .object({
      from: z.string().nullable(),
      to: z.string().nullable(),
      unit: z.string().nullable(),
      counted: z.string().nullable(),
      direction: z.enum(["up", "down"]).nullable(),
    })
    .nullable(),
  added: z.array(z.string()).meta({
    description:
      "What the text states beyond its evidence, according to the verifier, one reason each. Empty if the evidence supports it. Compare a proposed line that has reasons with its evidence before agreeing to it.",
  }),
  evidence: z.array(z.object({ id: z.string(), kind: z.enum(evidenceKinds), text: z.string(), source: z.string() })),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type AchievementView = z.output<typeof AchievementView>
