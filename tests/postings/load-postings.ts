import { readdirSync, readFileSync } from "node:fs"
import * as z from "zod"

const Label = z.object({
  id: z.string(),
  input: z.string(),
  form: z.string(),
  country: z.string(),
  language: z.string(),
  today: z.string().optional(),
  title: z.string(),
  titleAlso: z.array(z.string()).default([]),
  company: z.string().nullable(),
  location: z.string().nullable(),
  workMode: z.string().nullable(),
  pay: z.string().nullable(),
  closingDate: z.string().nullable(),
  skills: z.array(z.string()),
  requirements: z.array(z.object({ quote: z.string(), must: z.boolean(), kind: z.string() })),
  injection: z.boolean(),
})
export type Label = z.output<typeof Label>

/** The labeled postings of a folder, with their original inputs. */
export function loadPostings(folder = ""): { label: Label; source: string }[] {
  const root = `tests/postings/${folder}`
  return readdirSync(root)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => {
      const label = Label.parse(JSON.parse(readFileSync(`${root}${name}`, "utf8")))
      return { label, source: readFileSync(`${root}${label.input}`, "utf8") }
    })
}
