import * as z from "zod"

const line = z.string().max(2000).default("")
const lines = z.array(z.string().max(2000)).max(200).default([])

/** A resume's content, field names as in the HTTP contract. Unknown fields are dropped. */
export const ResumeContent = z.object({
  name: line,
  contact: z
    .object({ name: line, email: line, phone: line, linkedin_url: line, portfolio_url: line, website: line })
    .prefault({}),
  summary: z.string().max(10_000).default(""),
  experience: z
    .array(z.object({ title: line, company: line, location: line, dates: line, responsibilities: lines }))
    .max(100)
    .default([]),
  education: z
    .array(z.object({ degree: line, institution: line, location: line, dates: line, details: lines }))
    .max(50)
    .default([]),
  skills: z.object({ technical: lines, soft: lines, tools: lines }).prefault({}),
  projects: z
    .array(z.union([z.string().max(2000), z.object({ name: line, description: line })]))
    .max(100)
    .default([]),
  awards_certifications: z.array(z.string().max(2000)).max(100).default([]),
})
export type ResumeContent = z.output<typeof ResumeContent>
