import * as z from "zod"
import { sectionKinds, skillGroups } from "../body"
import type { ResumeDraft } from "./draft"

const id = z
  .string()
  .regex(/^[a-z]{1,2}\d{1,9}$/, "This is not the id of a line: letters and a number, such as s12 or n3.")
const short = z.string().max(5000).default("")
const Line = z.object({ id, text: z.string().max(5000) })
const lines = z.array(Line).max(1000)

const Entry = z.object({
  id,
  heading: z.object({ id, title: short, organization: short, location: short, dates: short }).nullable(),
  group: z.enum(skillGroups).optional(),
  label: z.string().max(200).optional(),
  notes: lines,
  bullets: lines,
})

/** A resume being edited: sections in order, each line with the id of its sentence, if any. */
export const ResumeDraftFields = z.object({
  name: short,
  contact: z
    .object({ email: short, phone: short, location: short, linkedin_url: short, portfolio_url: short, website: short })
    .prefault({}),
  template: z
    .string()
    .regex(/^([a-z][a-z0-9-]{0,39})?$/, "There is no such template.")
    .default(""),
  sections: z
    .array(
      z.object({ kind: z.enum(sectionKinds), hidden: z.boolean().default(false), entries: z.array(Entry).max(400) }),
    )
    .max(sectionKinds.length)
    .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, "Each section can appear only once."),
}) satisfies z.ZodType<ResumeDraft>
