import { expect, test } from "vitest"
import { roleIdOf, rolesOf } from "../../app/domain/career/held-roles"
import { namesBreak } from "../../app/domain/career/history/career-break"
import { parseExperience } from "../../app/domain/career/history/parse-experience"
import type { ParsedRole } from "../../app/domain/career/history/parsed-role"
import type { Entry } from "../../app/domain/resume-import/reading/imported-resume"
import { readResumeText } from "../../app/domain/resume-import/reading/read-file"

interface Role {
  title: string
  employer: string
  start: string
  end: string
  lines: string[]
}

interface Typed {
  text: string[]
  roles: Role[]
  studies: string[]
}

interface Page {
  text: string[]
  roles: Role[]
  volunteering: Role[]
  studies: { degree: string; school: string }[]
  certificates: string[]
  languages: string[]
  skills: string[]
}

/** Text as people paste it, without a name above it, into either place that accepts a history. */
interface Pasted {
  text: string[]
  roles: Role[]
  volunteering: Role[]
  studies: { degree: string; school: string }[]
}

const pasted = Object.entries(import.meta.glob<Pasted>("./pasted/*.json", { eager: true, import: "default" }))
const typed = Object.entries(import.meta.glob<Typed>("./typed/*.json", { eager: true, import: "default" }))
const pages = Object.entries(import.meta.glob<Page>("./pages/*.json", { eager: true, import: "default" }))

/** The roles of a typed history, as the profile parses them. */
function typedRoles(text: string): Role[] {
  return parseExperience(text).roles.map(({ title, company, start, end, lines }) => ({
    title,
    employer: company,
    start,
    end,
    lines,
  }))
}

const entryRole = ({ title, employer, start, end, notes, bullets }: Entry): Role => ({
  title,
  employer,
  start,
  end,
  lines: [...notes, ...bullets].map(({ text }) => text),
})

test.each(typed)("parses the hand-typed history %s", (_, { text, roles, studies }) => {
  expect(typedRoles(text.join("\n"))).toEqual(roles)
  expect(
    rolesOf(text.join("\n"))
      .filter(({ kind }) => kind === "study")
      .map(({ title }) => title),
  ).toEqual(studies)
})

test.each(pasted)("an import parses the pasted history %s", (_, { text, roles, volunteering, studies }) => {
  const { sections } = readResumeText(text.join("\n"))
  const of = (kind: string) =>
    sections.filter((section) => section.kind === kind).flatMap(({ entries }) => entries.map(entryRole))
  expect({
    roles: of("work").filter(({ title }) => !namesBreak(title)),
    volunteering: of("volunteering"),
    studies: of("education").map(({ title, employer }) => ({ degree: title, school: employer })),
  }).toEqual({ roles, volunteering, studies })
})

test.each(pasted)("the profile parses the pasted history %s", (_, { text, roles, volunteering }) => {
  const history = parseExperience(text.join("\n"))
  const employers = new Map(rolesOf(text.join("\n")).map(({ id, employer }) => [id, employer]))
  const read = (held: ParsedRole[]) =>
    held.map((role) => ({
      title: role.title,
      employer: employers.get(roleIdOf(role)),
      start: role.start,
      end: role.end,
      lines: role.lines,
    }))
  expect({ roles: read(history.roles), volunteering: read(history.volunteering) }).toEqual({ roles, volunteering })
})

test.each(pages)("parses the copied profile page %s", (_, page) => {
  const { sections } = readResumeText(page.text.join("\n"))
  const of = (kind: string) => sections.filter((section) => section.kind === kind)
  const entries = (kind: string) => of(kind).flatMap((section) => section.entries)
  const lines = (kind: string) => of(kind).flatMap((section) => section.lines.map(({ text }) => text))
  expect({
    roles: entries("work").map(entryRole),
    volunteering: entries("volunteering").map(entryRole),
    studies: entries("education").map(({ title, employer }) => ({ degree: title, school: employer })),
    certificates: lines("certificates"),
    languages: lines("languages"),
    skills: lines("skills"),
  }).toEqual({
    roles: page.roles,
    volunteering: page.volunteering,
    studies: page.studies,
    certificates: page.certificates,
    languages: page.languages,
    skills: page.skills,
  })
})

test.each(pages)("parses the profile page %s pasted as a work history", (_, page) => {
  expect(typedRoles(page.text.join("\n"))).toEqual(page.roles)
})
