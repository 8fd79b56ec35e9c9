import * as z from "zod"

const text = z.string().max(20_000).optional()
const texts = z.array(z.string().max(20_000)).max(1000).optional()
const items = <S extends z.ZodRawShape>(shape: S) => z.array(z.looseObject(shape)).max(400).optional()

/**
 * A resume in the format of jsonresume.org, version 1. Describes only the displayed fields; all others are kept
 * unchanged.
 */
export const JsonResume = z.looseObject({
  basics: z
    .looseObject({
      ...{ name: text, label: text, email: text, phone: text, url: text, summary: text },
      location: z.looseObject({ city: text, region: text, countryCode: text, postalCode: text }).optional(),
      profiles: items({ network: text, username: text, url: text }),
    })
    .optional(),
  work: items({
    ...{ name: text, position: text, location: text, startDate: text, endDate: text, summary: text },
    highlights: texts,
  }),
  volunteer: items({
    ...{ organization: text, position: text, startDate: text, endDate: text, summary: text },
    highlights: texts,
  }),
  education: items({
    ...{ institution: text, area: text, studyType: text, startDate: text, endDate: text, score: text },
    courses: texts,
  }),
  awards: items({ title: text, date: text, awarder: text, summary: text }),
  /** `expires` is not a field of the format, which has no equivalent. */
  certificates: items({ name: text, date: text, expires: text, issuer: text, url: text }),
  publications: items({ name: text, publisher: text, releaseDate: text, url: text, summary: text }),
  skills: items({ name: text, level: text, keywords: texts }),
  languages: items({ language: text, fluency: text }),
  interests: items({ name: text, keywords: texts }),
  references: items({ name: text, reference: text }),
  projects: items({
    ...{ name: text, description: text, startDate: text, endDate: text },
    ...{ highlights: texts, keywords: texts, roles: texts },
  }),
})
export type JsonResume = z.output<typeof JsonResume>

/** The lists of a JSON Resume. */
export type JsonList =
  | "work"
  | "volunteer"
  | "education"
  | "awards"
  | "certificates"
  | "publications"
  | "skills"
  | "languages"
  | "interests"
  | "references"
  | "projects"
export type JsonItem = Record<string, unknown>
