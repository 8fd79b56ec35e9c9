import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import * as z from "zod"

const text = z.string().default("")
const texts = z.array(z.string()).default([])
const held = {
  name: text,
  organization: text,
  position: text,
  location: text,
  startDate: text,
  endDate: text,
  summary: text,
  description: text,
  highlights: texts,
}

const Resume = z.object({
  basics: z.object({ name: text, label: text, summary: text }),
  work: z.array(z.object(held)).default([]),
  volunteer: z.array(z.object(held)).default([]),
  projects: z.array(z.object({ ...held, roles: texts })).default([]),
  education: z
    .array(z.object({ institution: text, area: text, studyType: text, startDate: text, endDate: text }))
    .default([]),
  certificates: z.array(z.object({ name: text, issuer: text, date: text })).default([]),
  awards: z.array(z.object({ title: text, awarder: text, date: text })).default([]),
  publications: z.array(z.object({ name: text, publisher: text, releaseDate: text })).default([]),
  skills: z.array(z.object({ keywords: texts })).default([]),
  languages: z.array(z.object({ language: text, fluency: text })).default([]),
})
export type JsonResume = z.output<typeof Resume>

/** One of the example documents in the package `@jsonresume/schema`. */
export function readExample(name: string): JsonResume {
  const require = createRequire(import.meta.url)
  const folder = dirname(require.resolve("@jsonresume/schema/package.json"))
  return Resume.parse(JSON.parse(readFileSync(join(folder, name), "utf8")))
}

/**
 * A history as its owner would paste it into the profile: headings with dates and role descriptions, without
 * highlights.
 */
export function historyText(resume: JsonResume): string {
  const dates = (role: { startDate: string; endDate: string }) =>
    role.startDate ? ` (${month(role.startDate)} – ${role.endDate ? month(role.endDate) : "present"})` : ""
  const section = (title: string, lines: string[]) => (lines.length > 0 ? [`\n${title}`, ...lines] : [])
  const block = (heading: string, lines: string[]) =>
    [heading, ...lines.filter(Boolean).map((line) => `- ${line}`), ""].join("\n")
  return [
    ...resume.work.map((role) =>
      block(`${role.position}, ${role.name}, ${role.location}${dates(role)}`, [role.summary]),
    ),
    ...section(
      "Volunteering",
      resume.volunteer.map((role) =>
        block(`${role.position}, ${role.organization}${dates(role)}`, [role.summary, ...role.highlights]),
      ),
    ),
    ...section(
      "Projects",
      resume.projects.map((role) =>
        block(`${role.roles[0] ?? "Author"}, ${role.name}${dates(role)}`, [role.description, ...role.highlights]),
      ),
    ),
    ...section(
      "Education",
      resume.education.map(
        (study) =>
          `${study.studyType}, ${study.area}, ${study.institution} (${study.startDate.slice(0, 4)} – ${study.endDate.slice(0, 4)})`,
      ),
    ),
    ...section(
      "Certificates",
      resume.certificates.map((each) => `${each.name}, ${each.issuer} (${each.date.slice(0, 4)})`),
    ),
    ...section(
      "Awards",
      resume.awards.map((each) => `${each.title}, ${each.awarder} (${each.date.slice(0, 4)})`),
    ),
    ...section(
      "Publications",
      resume.publications.map((each) => `${each.name}, ${each.publisher} (${each.releaseDate.slice(0, 4)})`),
    ),
    ...section(
      "Languages",
      [resume.languages.map((each) => `${each.language} (${each.fluency})`).join(", ")].filter(Boolean),
    ),
  ].join("\n")
}

function month(date: string): string {
  const names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  return `${names[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
}
