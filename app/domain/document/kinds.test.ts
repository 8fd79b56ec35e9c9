import { expect, test } from "vitest"
import { bodyOf, contentTypes, previewLength, previewOf } from "./kinds"

test("a preview has the first 150 characters on one line, and an ellipsis if there are more", () => {
  const content = "Summary\n\n- built\n- mended"
  expect(previewOf(content)).toBe("Summary - built - mended")
  const long = "x".repeat(previewLength + 1)
  expect(previewOf(long)).toBe(`${"x".repeat(previewLength)}…`)
  expect(previewOf("Led the move of one table, and wrote it up", 30)).toBe("Led the move of one table, and…")
  expect(previewOf("Led the move of one table, and wrote it up", 28)).toBe("Led the move of one table…")
})

test("every content type states its purpose, and all creator formats except the carousel need Pro", () => {
  for (const { label, description } of Object.values(contentTypes)) {
    expect(label.length).toBeGreaterThan(2)
    expect(description).toMatch(/^\p{Lu}.*\.$/u)
  }
  const free = Object.entries(contentTypes).filter(([, { group, proOnly }]) => group === "creator" && !proOnly)
  expect(free.map(([name]) => name)).toEqual(["carousel_post"])
})

test("a preview leaves out the headings between the paragraphs", () => {
  expect(bodyOf("bio", "I run a ward.\n\nSHORT VERSION\n\nNurse.\n\n#NHS")).toBe("I run a ward.\n\nNurse.\n\n#NHS")
})

test("the preview of a resume starts below its name and contact details", () => {
  const resume =
    "MAREN OKAFOR\n\nmaren@example.org | 555 0100\n\nSUMMARY\n\nSenior nurse since 2019.\n\nSKILLS\n\n- Triage"
  expect(bodyOf("resume", resume)).toBe("Senior nurse since 2019.\n\n- Triage")
  expect(bodyOf("resume", "MAREN OKAFOR")).toBe("MAREN OKAFOR")
})
