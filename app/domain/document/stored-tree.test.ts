import { expect, test } from "vitest"
import rows from "../../../tests/resumes/first-format.json"
import type { Claim } from "../evidence/schema"
import { isResume } from "./body"
import { leavesOf } from "./document-tree"
import { fieldsOf } from "./heading"
import { type ContentType, contentTypeNames } from "./kinds"
import { columnsOf, documentParts, structuredOf } from "./render/document"
import { textOf } from "./render/text"
import { treeOf } from "./stored-tree"

/** Rows in the format from before trees: parts and, for the resume, separate fields. */
const stored = rows.map(({ type, document, structured, content }) => ({
  type: type as ContentType,
  document: JSON.stringify(document).replaceAll('"Honours"', '"Honors"'),
  structured: structured ? JSON.stringify(structured) : null,
  // The section's title was changed to the American spelling later.
  content: content.replace("HONOURS", "HONORS"),
}))
const resume = stored.find(({ type }) => type === "resume")!

test("there is a first-format row of each kind", () => {
  expect(stored.map(({ type }) => type).sort()).toEqual([...contentTypeNames].sort())
})

test.each(stored)("a $type of the first format has the same sentences as before", (row) => {
  const tree = treeOf(row)
  expect(textOf(documentParts(tree))).toBe(row.content)
  const old = JSON.parse(row.document).flatMap((part: { sentences: Claim[] }) => part.sentences)
  const now = documentParts(tree).flatMap(({ sentences }) => sentences)
  // The comma after a skill was part of its sentence.
  const plain = ({ text, kind, evidenceIds, status, reasons }: Claim) => {
    return { text: text.replace(/,$/, ""), kind, evidenceIds, status, reasons }
  }
  expect(now.map(plain)).toEqual(old.map(plain))
})

test.each(stored)("the ids in a $type stay the same until and after it is saved", (row) => {
  const tree = treeOf(row)
  const ids = leavesOf(tree).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(treeOf(row)).toEqual(tree)
  const saved = columnsOf(tree)
  expect(saved.content).toBe(row.content)
  expect(treeOf({ type: row.type, ...saved })).toEqual(tree)
})

test("a resume's fields match its text, including notes and languages", () => {
  const structured = structuredOf(treeOf(resume))!
  const old = JSON.parse(resume.structured ?? "")
  old.contact.location = ""
  for (const field of ["name", "contact", "summary", "experience", "education", "awards_certifications"])
    expect([field, structured[field as keyof typeof structured]]).toEqual([field, old[field]])
  // The two copies differed by a skill that only the text contained.
  expect(structured.skills).toEqual({
    ...old.skills,
    technical: ["Python", "TypeScript", "Java", "Go", "SQL", "REST APIs"],
  })
  expect(structured.projects.map((project) => (typeof project === "string" ? project : project.name))).toEqual(
    old.projects.map(({ name }: { name: string }) => name),
  )
})

test("content saved only in the fields is kept as the person's words, unconfirmed", () => {
  const old = JSON.parse(resume.structured ?? "")
  old.experience[0].responsibilities.push("Ran a budget of $9 million")
  old.experience.push({ title: "Chair", company: "Chess Club", location: "", dates: "2020", responsibilities: ["Won"] })
  old.contact.phone = "+44 20 7946 0000"
  const tree = treeOf({ ...resume, structured: JSON.stringify(old) })
  const added = leavesOf(tree).filter(({ own }) => own)
  expect(added.map(({ text, status }) => [text, status])).toEqual([
    ["Ran a budget of $9 million", "unconfirmed"],
    ["Chair, Chess Club (2020)", "unconfirmed"],
    ["Won", "unconfirmed"],
  ])
  expect(structuredOf(tree)?.experience[0]?.responsibilities).toContain("Ran a budget of $9 million")
  expect(textOf(documentParts(tree))).toContain("+44 20 7946 0000")
})

test("a heading's fields are ranges of its text", () => {
  const { body } = treeOf(resume)
  if (!isResume(body)) throw new Error("This is no resume.")
  const work = body.sections.find(({ kind }) => kind === "work")
  expect(work?.entries[0]?.heading && fieldsOf(work.entries[0].heading)).toEqual({
    title: "Software Engineering Intern",
    organization: "Outreach",
    location: "Seattle, WA",
    dates: "Jun 2024 – Sep 2024",
  })
})
