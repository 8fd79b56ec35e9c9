import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const work = "EXPERIENCE\n\nFitter, Acme Ltd, 2019 – 2021\n- Fitted doors\n\n"
const sectionsOf = (body: string) =>
  readResumeText(`Ada Brook\nada@example.com\n\n${body}`).sections.map(({ kind, lines, entries }) =>
    [kind, ...lines.map(({ text }) => text), ...entries.map(({ title, employer }) => `${title} / ${employer}`)].join(
      " | ",
    ),
  )

test("a certificate right below the heading of certificates is one of them, with its dates", () => {
  expect(
    sectionsOf(`${work}Certifications and Licenses\n\nForklift Certification\nMay 2021 to May 2024\n\nFirst Aid`),
  ).toEqual(["work | Fitter / Acme Ltd", "certificates | Forklift Certification, May 2021 to May 2024 | First Aid"])
})

test("the career of a trade is a section, not the employer of the job below it", () => {
  expect(sectionsOf(`${work}CHEF CAREER\nHead Chef, The Copper Kettle, Bristol, 2016 – 2018`)).toEqual([
    "work | Fitter / Acme Ltd",
    "work | Head Chef / The Copper Kettle",
  ])
})

test("a declaration and attended seminars have their own sections", () => {
  const body = `${work}TRAININGS AND SEMINARS ATTENDED\nIV Therapy – ANSAP – March 2012\n\nREFERENCES\nDr. L. Tan, Chief Nurse\n\nI hereby certify that the above is true and correct.`
  expect(sectionsOf(body)).toEqual([
    "work | Fitter / Acme Ltd",
    "certificates | IV Therapy – ANSAP – March 2012",
    "references | Dr. L. Tan, Chief Nurse",
    "other | I hereby certify that the above is true and correct.",
  ])
})

test("a labeled school below a study is the next study", () => {
  const body = `EDUCATION\nTertiary : Bachelor of Science in Nursing\nCentral Iloilo University\n2007 – 2011\nSecondary : Jaro National High School\n2003 – 2007`
  expect(sectionsOf(body)[0]).toBe(
    "education | Bachelor of Science in Nursing / Central Iloilo University |  / Jaro National High School",
  )
})

test("a name in capitals below a greeting is the name, and the footer of a mail program is not read", () => {
  const text = `From: Rosa <rosa@example.com>
To: Tim
Subject: my CV

Hi Tim,

as promised, here it is.

> ROSA DELGADO
> Freelance illustrator
> rosa@example.com / +34 600 555 014
>
> TOOLS
> Procreate, Photoshop
>
> LANGUAGES
> Spanish

Sent from my iPhone`
  const { contact, sections, notRead } = readResumeText(text)
  expect(contact).toMatchObject({ name: "ROSA DELGADO", label: "Freelance illustrator", phone: "+34 600 555 014" })
  expect(sections.map(({ kind }) => kind)).toEqual(["skills", "languages"])
  expect(notRead.map((one) => one.text)).toEqual(["Sent from my iPhone"])
})

test("indented duties below a heading with its dates start a new statement, and two years joined by & are dates", () => {
  const text = `EXPERIENCE
Bartender/Server at The Anchor Room - 2016 to 2019
  closing bartender
  cash out on Mondays

Hostess, Pappy's Fish House, 2014 & 2015`
  const [section] = readResumeText(`Ada Brook\nada@example.com\n\n${text}`).sections
  expect(section?.entries.map(({ title, start, end }) => [title, start, end])).toEqual([
    ["Bartender/Server", "2016", "2019"],
    ["Hostess", "2014", "2015"],
  ])
  expect(section?.entries[0]?.bullets.map((line) => line.text)).toEqual(["closing bartender", "cash out on Mondays"])
})
