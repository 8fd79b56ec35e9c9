import { expect, test } from "vitest"
import { readResumeText } from "../read-file"
import { bareHeading, isPageNumber } from "./section-words"

const entriesOf = (text: string, kind: string) =>
  readResumeText(`Ada Brook\nada@example.com\n\n${text}`)
    .sections.filter((section) => section.kind === kind)
    .flatMap(({ entries }) => entries)
    .map(({ title, employer, location, start, end, notes }) => [
      title,
      employer,
      location,
      `${start}-${end}`,
      ...notes.map((note) => note.text),
    ])

test("a degree and a certificate below it are two studies, and a grade is recognized", () => {
  const text = `EDUCATION
BA (Hons) Geography, University of the West of England, 2011-2014 (2:1)
CILT Level 3 Certificate in Logistics (in progress)`
  expect(entriesOf(text, "education")).toEqual([
    ["BA (Hons) Geography", "University of the West of England", "", "2011-2014", "2:1"],
    ["CILT Level 3 Certificate in Logistics (in progress)", "", "", "-"],
  ])
})

test("a degree below its university belongs to it", () => {
  const text = `EDUCATION
University of Hull\t2011 - 2014
BSc Biology, First class honours`
  expect(entriesOf(text, "education")).toEqual([
    ["BSc Biology", "University of Hull", "", "2011-2014", "First class honours"],
  ])
})

test("a town below a title and its employer is the location", () => {
  const text = `EXPERIENCE

Logistics Coordinator, FrostLine Foods Ltd      March 2021 - Present
Bristol
- Plan routes for 14 drivers`
  expect(entriesOf(text, "work")).toEqual([
    ["Logistics Coordinator", "FrostLine Foods Ltd", "Bristol", "2021-03-present"],
  ])
})

test("a ward is part of the employer after it", () => {
  const text = `EXPERIENCE

Senior Nurse, Ward 7, St Mary (2019 – present)
- Ran the night shift`
  expect(entriesOf(text, "work")).toEqual([["Senior Nurse, Ward 7", "St Mary", "", "2019-present"]])
})

test("a label with its value is not a heading, and earlier roles are work", () => {
  const text = `SKILLS

**Technical: Route planning, SAP**
**Tools: Excel**

EARLIER ROLES

Porter, Saint Oswin Hospital      2012 – 2014
Kitchen Hand, The Copper Pan      2010 – 2012`
  const read = readResumeText(`Ada Brook\nada@example.com\n\n${text}`)
  expect(read.sections.find(({ kind }) => kind === "skills")?.lines.map((line) => line.text)).toEqual([
    "Route planning",
    "SAP",
    "Excel",
  ])
  expect(entriesOf(text, "work").map(([title, employer]) => [title, employer])).toEqual([
    ["Porter", "Saint Oswin Hospital"],
    ["Kitchen Hand", "The Copper Pan"],
  ])
})

test("a heading in spaced letters keeps its word boundaries", () => {
  expect(bareHeading("W O R K  E X P E R I E N C E")).toBe("WORK EXPERIENCE")
  expect(bareHeading("S K I L L S")).toBe("SKILLS")
})

test("where words in spaced letters are three spaces apart, a name and a French heading have their words", () => {
  const { contact, sections } = readResumeText(
    "C A M I L L E   B E R N I E R\nLyon | camille@example.fr\n\nP R O F I L\nDix ans.\n\nE X P É R I E N C E   P R O F E S S I O N N E L L E\nCheffe de projet, Agence Brun, Lyon\nmars 2019 – 2021\n- Pilotage de 14 salons",
  )
  expect(contact.name).toBe("CAMILLE BERNIER")
  expect(sections.map(({ heading }) => heading)).toEqual(["PROFIL", "EXPÉRIENCE PROFESSIONNELLE"])
})

test("a heading in spaced letters has its words, even where the gap between them is lost or letters are pairs", () => {
  const read = readResumeText(`Ada Brook

A W A R D S A N D H O N O R S
Young Baker of the Year

E D U C AT I O N & T R A I N I N G
BSc Food Science, University of Leeds, 2012`)
  expect(read.sections.map(({ heading }) => heading)).toEqual(["AWARDS AND HONORS", "EDUCATION & TRAINING"])
})

test("a heading split into pieces is rejoined, and a name with an initial is unchanged", () => {
  expect(bareHeading("CO N TACT")).toBe("CONTACT")
  expect(bareHeading("E DUCATION")).toBe("EDUCATION")
  expect(bareHeading("ADA M BROOK")).toBe("ADA M BROOK")
})

test("an occupation below the name is not a section heading", () => {
  const read = readResumeText(`Ada Brook
**Designer & Project Lead**
ada@example.com, 2105550142

**Software**

Revit, AutoCAD

**Experience**

Designer, Studio Hill (2019 – 2021)
- Drew plans`)
  expect(read.contact).toMatchObject({ label: "Designer & Project Lead", phone: "2105550142" })
  expect(read.sections.map(({ kind }) => kind)).toEqual(["skills", "work"])
})

test("volunteer experience above a dated role is a section, and skills between square marks are recognized", () => {
  const read = readResumeText(`Ada Brook
ada@example.com

**CORE COMPETENCIES**
Lean Manufacturing ▪ P&L Management ▪ Labor Relations

**EXPERIENCE**
Plant Manager, Acme Ltd, 2012 – 2018
- Ran the plant

**VOLUNTEER EXPERIENCE**
Mentor, West High School, 2019 – Present
- Coach 18 students`)
  expect(read.sections.map(({ kind }) => kind)).toEqual(["skills", "work", "volunteering"])
  expect(read.sections[0]?.lines.map(({ text }) => text)).toEqual([
    "Lean Manufacturing",
    "P&L Management",
    "Labor Relations",
  ])
})

test("page numbers may include the person's name", () => {
  expect(["Page 2 of 3", "Brook, page 2", "Ada M. Brook | Page 2 of 2", "7"].map(isPageNumber)).toEqual(
    Array.from({ length: 4 }, () => true),
  )
  expect(["Rebuilt the landing page 2", "Yellow Pages"].map(isPageNumber)).toEqual([false, false])
})

test("a resume below an email's headers and greeting has its own name", () => {
  const text = `From: Ada <ada@example.com>
To: Dana Hill
Subject: Re: porter

Hi Dana,

here it is.

Ada

----------

Ada M. Brook
Head Porter
702.555.0151 / ada@example.com

*Experience*

Porter, Saint Oswin (2019 – 2021)
- Ran the board`
  const { contact } = readResumeText(text)
  expect(contact).toMatchObject({ name: "Ada M. Brook", label: "Head Porter", email: "ada@example.com" })
  expect(contact.extra.map((line) => line.text)).toContain("Subject: Re: porter")
})

test("a contact heading in spaced letters is listed as a word", () => {
  const text =
    "Ada Brook\n\nC O N T A C T\nada@example.com\n+44 7700 900418\n\nE X P E R I E N C E\n\nPorter, Hill Clinic, 2016 – 2017"
  expect(readResumeText(text).labels?.map((label) => label.text)).toEqual(["CONTACT"])
})

test("“Executive summary” above the jobs is a heading, not an executive", () => {
  const text =
    "Ada Brook\nada@example.com\n\nEXECUTIVE SUMMARY\n\nFound by books.\n\nEXPERIENCE\n\nPorter, Hill Clinic, 2016 – 2017"
  expect(readResumeText(text).sections.map(({ kind, heading }) => [kind, heading])).toEqual([
    ["summary", "EXECUTIVE SUMMARY"],
    ["work", "EXPERIENCE"],
  ])
})
