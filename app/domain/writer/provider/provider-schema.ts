import * as z from "zod"
import { gapNames } from "./provider-advice"
import type { Brief } from "./provider-brief"

/** The value with which the model leaves a choice empty. */
export const none = "none"

const Evidence = z.array(z.string())
const Line = z.object({ text: z.string(), evidence: Evidence })
const missing = z.array(z.enum(gapNames))
const place = { location: z.string(), dates: z.string(), evidence: Evidence }

/** A document of sections. Each heading and label is one of the brief's, or none. */
export function documentSchema({ headings, labels }: Brief) {
  const Section = z.object({
    heading: z.enum([...Object.keys(headings), none]),
    label: z.enum([...labels, none]),
    list: z.boolean(),
    sentences: z.array(
      z.object({ text: z.string(), kind: z.enum(["fact", "opinion", "connective"]), evidence: Evidence }),
    ),
  })
  return z.object({ sections: z.array(Section), missing })
}
export type DocumentAnswer = z.output<ReturnType<typeof documentSchema>>

export const ResumeAnswer = z.object({
  summary: z.array(Line),
  skills: z.object({ technical: z.array(Line), tools: z.array(Line), soft: z.array(Line) }),
  experience: z.array(z.object({ title: z.string(), company: z.string(), ...place, responsibilities: z.array(Line) })),
  projects: z.array(Line),
  education: z.array(z.object({ degree: z.string(), institution: z.string(), ...place, details: z.array(Line) })),
  awards_certifications: z.array(Line),
  missing,
})
export type ResumeAnswer = z.output<typeof ResumeAnswer>

const Told = z.object({ score: z.int().min(0).max(2), quotes: z.array(z.string()) })

/** The model's name for a role of the work history, in display order. */
export const roleName = (at: number) => `R${at + 1}`

/** The format of a model's analysis of a reflection: each score and each line with its source words. */
export function reflectionSchema(roles: number) {
  const Achievement = z.object({
    text: z.string(),
    quotes: z.array(z.string()),
    role: z.enum([...Array.from({ length: roles }, (_, at) => roleName(at)), none]),
  })
  return z.object({
    keywords: z.array(z.string()),
    situation: Told,
    task: Told,
    action: Told,
    result: Told,
    lines: z.array(Achievement),
    followUp: z.string(),
  })
}
export type ReflectionAnswer = z.output<ReturnType<typeof reflectionSchema>>
