import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const work = "EXPERIENCE\n\nFitter, Acme Ltd, 2019 – 2021\n- Fitted doors\n\n"
const read = (body: string) => readResumeText(`Ada Brook\nada@example.com\n\n${work}${body}`)
const linesOf = (body: string, kind: string) =>
  read(body).sections.flatMap((section) => (section.kind === kind ? section.lines.map(({ text }) => text) : []))

test("below a heading of skills and languages, a labeled language is a spoken one and the other lines are skills", () => {
  const body = "SKILLS & LANGUAGES\nLab: PCR, microscopy\nComputer: R, Excel\nLanguage: Spanish (heritage speaker)"
  expect(linesOf(body, "skills")).toEqual(["PCR", "microscopy", "R", "Excel"])
  expect(linesOf(body, "languages")).toEqual(["Spanish (heritage speaker)"])
})

test("below a heading of skills alone, languages are those of a programmer, and language skills are languages", () => {
  expect(linesOf("SKILLS\nLanguages: Go, SQL", "skills")).toEqual(["Go", "SQL"])
  expect(linesOf("LANGUAGE SKILLS\nSpanish, French", "languages")).toEqual(["Spanish, French"])
})

test("a line of a template that nobody filled in is not read", () => {
  const body = "SKILLS\nWelding\n[Add any other section you like here]"
  expect(linesOf(body, "skills")).toEqual(["Welding"])
  expect(read(body).notRead.map(({ text }) => text)).toEqual(["Add any other section you like here"])
})

test("the empty field of a Word form is not read, whatever the language of the program", () => {
  const body = "INTERESTS\nChess\nKlicken oder tippen Sie hier, um Text einzugeben."
  expect(linesOf(body, "interests")).toEqual(["Chess"])
  expect(linesOf("INTERESTS\nChess\nClick or tap here to enter text.", "interests")).toEqual(["Chess"])
})

test("qualifications and training are an education, not a duty of the last job", () => {
  const { sections } = read("Qualifications and training\n\nNVQ Level 3 Care – Bay College – 2019")
  expect(sections.map(({ kind, entries }) => [kind, ...entries.map(({ title }) => title)])).toEqual([
    ["work", "Fitter"],
    ["education", "NVQ Level 3 Care"],
  ])
})

test("an occupation after a dash is the title, without the name before it", () => {
  const { contact } = readResumeText(`Ada Brook – Civil Engineer\nada@example.com\n\n${work}`)
  expect(contact).toMatchObject({ name: "Ada Brook", label: "Civil Engineer", extra: [] })
})

test("below a letter, the name is the one of the resume", () => {
  const letter = "Dear Sir/Madam,\n\nPlease find my CV below.\n\nRegards\nAda\n\n"
  const { contact } = readResumeText(`${letter}Ada Brook\nada@example.com\n07700 900123\n\n${work}`)
  expect(contact).toMatchObject({ name: "Ada Brook", label: "", phone: "07700 900123" })
})

test.each([
  ["C.V.\nAda Brook\nCell phone : 55 19 95555-0142", "55 19 95555-0142"],
  ["Contact: 07700 900123\nAda Brook", "07700 900123"],
])("%j has a name and a phone number", (opening, phone) => {
  expect(readResumeText(`${opening}\n\n${work}`).contact).toMatchObject({ name: "Ada Brook", phone, label: "" })
})

test.each(["Curriculum Vitae of\n\nAda Brook", "CV of Ada Brook", "BIO-DATA\nAda Brook", "Ada Brook"])(
  "%j names Ada Brook",
  (opening) => {
    const { contact } = readResumeText(`${opening}\nada@example.com\n\n${work}`)
    expect(contact).toMatchObject({ name: "Ada Brook", label: "" })
  },
)

test("an expected degree is below its school, and coursework belongs to the study above it", () => {
  const { sections } = read(`EDUCATION
Balcones State University, San Marcos, TX
Bachelor of Science, Biology                    Expected May 2025
GPA: 3.62/4.00
Relevant coursework: Genetics, Biostatistics
Cedar Bluff High School, Class of 2021`)
  const studies = sections.find(({ kind }) => kind === "education")?.entries
  expect(studies?.map(({ title, employer, location, end }) => [title, employer, location, end])).toEqual([
    ["Bachelor of Science, Biology", "Balcones State University", "San Marcos, TX", "2025-05"],
    ["", "Cedar Bluff High School", "", "2021"],
  ])
  expect(studies?.[0]?.notes.map(({ text }) => text)).toEqual([
    "GPA: 3.62/4.00",
    "Relevant coursework: Genetics, Biostatistics",
  ])
})

test("the caption of a profile page's background is not the name", () => {
  const page = `Background Image
Anna Lind
She/Her
Product Manager at Acme
Wellington, New Zealand
Contact info
Experience
Acme logo
Product Manager
Acme · Full-time
Feb 2020 - Nov 2022 · 2 yrs 10 mos`
  expect(readResumeText(page).contact).toMatchObject({ name: "Anna Lind", label: "Product Manager at Acme" })
})
