import * as z from "zod"

/** Builds the schema; `text` and `list` set the limits. */
function contentOf(
  text: (most: number) => z.ZodString,
  list: <T extends z.ZodType>(item: T, most: number) => z.ZodArray<T>,
) {
  const line = text(5000).default("")
  const lines = list(text(5000), 1000).default([])
  /** Several sentences in one field. */
  const prose = text(100_000).default("")
  return z.object({
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
    experience: list(
      z.object({ title: line, company: line, location: line, dates: line, responsibilities: lines }),
      400,
    ).default([]),
    education: list(
      z.object({ degree: line, institution: line, location: line, dates: line, details: lines }),
      400,
    ).default([]),
    skills: z.object({ technical: lines, soft: lines, tools: lines }).prefault({}),
    projects: list(z.union([text(5000), z.object({ name: line, description: prose })]), 1000).default([]),
    awards_certifications: lines,
  })
}

/** A resume's content, with field names as in the HTTP contract. Unknown fields are dropped. */
export const ResumeContent = contentOf(
  (most) => z.string().max(most),
  (item, most) => z.array(item).max(most),
)
/** The same when read. Stored documents have no limits, so that no answer fails on them. */
export const StoredResumeContent = contentOf(
  () => z.string(),
  (item) => z.array(item),
)
export type ResumeContent = z.output<typeof ResumeContent>
