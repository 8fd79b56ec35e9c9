import * as z from "zod"
import { fields } from "../exports/columns"
import { influenceTypes, platforms } from "../kinds"

const header = z.string().max(500).optional()
const emptyAsNone = (given: unknown) => (given === "" || given === null ? undefined : given)

/** How to read the columns and dates of an export, and which platform it is from. */
export const ExportReading = z.object({
  platform: z.enum(platforms, "Please choose a platform."),
  contentType: z.enum(influenceTypes, "Please choose a content type."),
  dateOrder: z.preprocess(emptyAsNone, z.enum(["day", "month"], "Please choose day or month first.").optional()),
  chosen: z.object(Object.fromEntries(fields.map((field) => [field, z.preprocess(emptyAsNone, header)]))).default({}),
})
export type ExportReading = z.output<typeof ExportReading>

export const ImportEngagement = ExportReading.extend({
  file: z
    .instanceof(File, { error: "Please choose a file." })
    .refine(({ size, name }) => size > 0 || name !== "", "Please choose a file."),
  intent: z.enum(["preview", "import"]),
})
export type ImportEngagement = z.output<typeof ImportEngagement>
