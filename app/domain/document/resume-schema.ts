import * as z from "zod"

const line = z.string().max(5000).default("")
const lines = z.array(z.string().max(5000)).max(1000).default([])
/** Several sentences in one field. */
const prose = z.string().max(100_000).default("")

/** A resume's content, with field names as in the HTTP contract. Unknown fields are dropped. */
export const ResumeContent = z.object({
  name: line,
  contact: z
    .object({
      name: line,
      email: line,
      phone: line,
      location: line,
      linkedin_url: line,
      portfolio_url: line,
      website: line,
    })
    .prefault({}),
  summary: prose,
  experience: z
    .array(z.object({ title: line, company: line, location: line, dates: line, responsibilities: lines }))
    .max(400)
    .default([]),
  education: z
    .array(z.object({ degree: line, institution: line, location: line, dates: line, details: lines }))
    .max(400)
    .default([]),
  skills: z.object({ technical: lines, soft: lines, tools: lines }).prefault({}),
  projects: z
    .array(z.union([z.string().max(5000), z.object({ name: line, description: prose })]))
    .max(1000)
    .default([]),
  awards_certifications: lines,
})
export type ResumeContent = z.output<typeof ResumeContent>
