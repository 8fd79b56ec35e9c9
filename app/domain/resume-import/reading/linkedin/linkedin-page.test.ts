import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const page = (work: string) => `Ada Brook
Head Chef
Cork, Ireland | ada@example.com

Experience

${work}

Education
Advanced Certificate in Professional Cookery, CIT Cork, 2009

Skills
Menu design, HACCP, Stock control`

test("typed into the layout of a profile page, an employer may be above its title, and studies and skills in one line", () => {
  const { sections } = readResumeText(
    page(
      "The Oak Room\nHead Chef\nMar 2018 - Present · 8 yrs 9 mos\nKillarney, Ireland · On-site\nRun a brigade of 11",
    ),
  )
  expect(sections.flatMap(({ entries }) => entries)).toMatchObject([
    { title: "Head Chef", employer: "The Oak Room", location: "Killarney, Ireland", start: "2018-03" },
    { title: "Advanced Certificate in Professional Cookery", employer: "CIT Cork", end: "2009" },
  ])
  expect(sections.at(-1)?.lines.map(({ text }) => text)).toEqual(["Menu design", "HACCP", "Stock control"])
})

test("a page's own order stays, also above an employer that is named after a trade", () => {
  const { sections } = readResumeText(
    page("Loader\nHill Driver Services\nMar 2018 - Present · 8 yrs 9 mos\nLeeds, UK\nLoaded vans"),
  )
  expect(sections[0]?.entries[0]).toMatchObject({ title: "Loader", employer: "Hill Driver Services" })
})

test("a certificate that has expired says so", () => {
  const { sections } = readResumeText(
    page(
      "Loader\nHill Stores\nMar 2018 - Present · 8 yrs 9 mos\nLeeds, UK\nLoaded vans\n\nLicenses & certifications\nForklift Operator\nHill Training\nIssued Mar 2020 · Expired Mar 2022",
    ),
  )
  const certificates = sections.find(({ kind }) => kind === "certificates")
  expect(certificates?.lines.map(({ text }) => text)).toEqual([
    "Forklift Operator, Hill Training (Mar 2020, expired Mar 2022)",
  ])
})
