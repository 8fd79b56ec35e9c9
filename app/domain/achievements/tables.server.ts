import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { Figure, LineParts } from "./line"
import type { LineState } from "./rules"

export const achievements = sqliteTable(
  "achievements",
  {
    userId: text("user_id").notNull(),
    id: text("id").notNull(),
    version: integer("version").notNull().default(1),
    state: text("state").$type<LineState>().notNull(),
    text: text("text").notNull(),
    roleId: text("role_id").notNull().default(""),
    roleChoices: text("role_choices", { mode: "json" }).$type<string[]>().notNull().default([]),
    place: integer("place").notNull(),
    periodFrom: text("period_from").notNull(),
    periodTo: text("period_to").notNull(),
    parts: text("parts", { mode: "json" }).$type<LineParts>().notNull(),
    figure: text("figure", { mode: "json" }).$type<Figure>(),
    skills: text("skills", { mode: "json" }).$type<string[]>().notNull().default([]),
    strength: integer("strength").notNull().default(0),
    pinned: integer("pinned", { mode: "boolean" }).notNull().default(false),
    needsLook: integer("needs_look", { mode: "boolean" }).notNull().default(false),
    added: text("added", { mode: "json" }).$type<string[]>().notNull().default([]),
    evidence: text("evidence", { mode: "json" }).$type<string[]>().notNull().default([]),
    itemId: text("item_id"),
    entryId: text("entry_id"),
    mergedInto: text("merged_into"),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
    /** The period is that of the role, since nobody has dated the line. */
    periodOfRole: integer("period_of_role", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
