import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

/** The sections of a resume as "kind: line | title, employer, place, end, remark". */
function sectionsOf(text: string) {
  const { sections, notRead } = readResumeText(text)
  expect(notRead).toEqual([])
  return sections.map(({ kind, lines, entries }) => {
    const shown = entries.map(({ title, employer, location, end, notes }) =>
      [title, employer, location, end, ...notes.map((note) => note.text)].filter(Boolean).join(", "),
    )
    return `${kind}: ${[...lines.map((line) => line.text), ...shown].join(" | ")}`
  })
}
const head = "Jo Marsh\njo@example.com\n\n"
const work = "Work\n\nPipefitter, Ajax Boiler, 2012 - 2020\n- built skids and racks\n\n"

test("skills in lower case after a colon are not an employer, and the school line below them is a study", () => {
  const text = `${head}${work}skills: brazing, soldering, MIG\nStart High School 2009\nLanguages: English, some Spanish`
  const expected = [
    "work: Pipefitter, Ajax Boiler, 2020",
    "skills: brazing | soldering | MIG",
    "languages: English, some Spanish",
    "education: Start High School, 2009",
  ]
  expect(sectionsOf(text)).toEqual(expected)
  expect(sectionsOf(text.replaceAll("\n\n", "\n"))).toEqual(expected)
})

test("the tools of one role stay with it", () => {
  const text = `${head}Work\n\nWeb Developer, Acme Ltd, 2019 - 2022\n- rebuilt the shop\nTechnologies: PHP, MySQL\n\nWeb Developer, Umbra Ltd, 2015 - 2019\n- built the intranet\nTechnologies: Perl, Oracle`
  expect(sectionsOf(text)).toEqual([
    "work: Web Developer, Acme Ltd, 2022, Technologies: PHP, MySQL | Web Developer, Umbra Ltd, 2019, Technologies: Perl, Oracle",
  ])
})

test.each(["\n\n", "\n"])(
  "Italian languages behind a colon, marks and the usual consent each have their place",
  (gap) => {
    const text = `Marta Colombo\nTorino, marta@example.it, 333 555 0144\n
Esperienza
Impiegata amministrativa, Rossi Impianti srl, Torino, 2018 - 2023
- Fatturazione e prima nota\n
Formazione
Laurea in Economia aziendale, 110/110 e lode
Università di Torino, 2014 - 2017\n
Lingue: italiano madrelingua, inglese B2
Patente B
Autorizzo il trattamento dei miei dati personali (GDPR 2016/679)`
    expect(sectionsOf(text.replaceAll("\n\n", gap)).sort()).toEqual([
      "certificates: Patente B",
      "education: Laurea in Economia aziendale, Università di Torino, 2017, 110/110 e lode",
      "languages: italiano madrelingua, inglese B2",
      "other: Autorizzo il trattamento dei miei dati personali (GDPR 2016/679)",
      "work: Impiegata amministrativa, Rossi Impianti srl, Torino, 2023",
    ])
  },
)

test.each([
  "AHPRA NMW0007654321",
  "Nursing registration number NMW0007654321",
  "RN License No. 0123456789, expires 05/2027",
  "Class A CDL",
])("%s in the head of a resume is a license, not a phone number", (license) => {
  const text = `Jo Marsh\n0412 555 010 | jo@example.com\n${license}\n\n${work}Certificates\n\nFirst Aid, 2022`
  expect(readResumeText(text).contact).toMatchObject({ phone: "0412 555 010", extra: [] })
  expect(sectionsOf(text)).toEqual([
    "work: Pipefitter, Ajax Boiler, 2020",
    `certificates: First Aid, 2022 | ${license}`,
  ])
})

test("licenses among studies and languages are certificates, and a school with a registered name is not one", () => {
  const text = `${head}${work}Qualifications\n\nBSc Nursing, University of Hull, 2011\nFirst Aid at Work, St John Ambulance, 2022\nForklift card no. 0555123, expires March 2027\n\nLanguages\n\nPolish (native), English\nFull UK driving licence\n\nReferences available on request`
  expect(sectionsOf(text)).toEqual([
    "work: Pipefitter, Ajax Boiler, 2020",
    "education: BSc Nursing, University of Hull, 2011 | First Aid at Work, St John Ambulance, 2022",
    "languages: Polish (native), English",
    "certificates: Forklift card no. 0555123, expires March 2027 | Full UK driving licence",
    "references: References available on request",
  ])
})

test("a thesis and its supervisor are remarks of a study, however long its line is", () => {
  const text = `${head}${work}Education\n\n2011–2015 PhD Geophysics, University of Hexley. Thesis: "Water beneath the ice: evidence of slow drainage from the Kelling Plateau and the coast". Supervisor: Prof. M. Oduya\n2007–2010 BSc Physics, University of Leadwater`
  expect(sectionsOf(text)[1]).toBe(
    'education: PhD Geophysics, University of Hexley, 2015, Thesis: "Water beneath the ice: evidence of slow drainage from the Kelling Plateau and the coast". Supervisor: Prof. M. Oduya | BSc Physics, University of Leadwater, 2010',
  )
})

test("the levels of a European form are languages, and its legend is not", () => {
  const text = `${head}${work}PERSONAL SKILLS\n\nMother tongue(s)\tPortuguese\n\nOther language(s)\tUNDERSTANDING\tSPEAKING\n\tListening\tReading\nEnglish\tB2\tC1\nLevels: A1/A2: Basic user - B1/B2: Independent user\n\nJob-related skills\tHydraulics, Pneumatics\n\nDriving licence\tB, C`
  const { sections, notRead } = readResumeText(text)
  expect(sections.slice(1).map(({ kind, lines }) => [kind, ...lines.map((line) => line.text)])).toEqual([
    ["skills", "Hydraulics", "Pneumatics"],
    ["languages", "Portuguese"],
    ["languages", "English: B2 C1"],
    ["certificates", "Driving licence: B, C"],
  ])
  expect(notRead.map((one) => one.text)).toEqual([
    "UNDERSTANDING SPEAKING",
    "Listening Reading",
    "Levels: A1/A2: Basic user - B1/B2: Independent user",
  ])
})

test("a table's rows keep their cells separate, its dates come last, and its header is a label", () => {
  const text = `${head}${work}Education\n\nDates\tSchool / College\tQualification\tGrade\n2009 to 2011\tLongley Sixth Form\tA levels: Maths, Physics\tB, C\n\nTraining\n\nDate\tCourse\tProvider\n2020\tMental Health First Aid\tMHFA England`
  expect(sectionsOf(text).slice(1)).toEqual([
    "education: A levels: Maths, Physics, Longley Sixth Form, 2011, B, C",
    "certificates: Mental Health First Aid, MHFA England, 2020",
  ])
  const labels = readResumeText(text).labels?.map((label) => label.text)
  expect(labels).toEqual(["Dates School / College Qualification Grade", "Date Course Provider"])
})

test("a wish below the name is the summary, not the title", () => {
  const text = `Jo Marsh\njo@example.com\nLooking for steady shop work, days or second shift, will travel\n\n${work}`
  expect(sectionsOf(text)[0]).toBe("summary: Looking for steady shop work, days or second shift, will travel")
})

test("a referee after the label is not a certificate, a trade's card is one, and a rating is not part of a skill", () => {
  const text = `${head}${work}Trainings\n\nIV Therapy Training, 2015\n\nCharacter references: Dr. Hill, Consultant, +44 7700 900112\n\nCards\n\nECS Gold\nIPAF 3a/3b\n\nSkills\n\nExcel (5/5)\nSAP (SD) (3/5)`
  const shown = sectionsOf(text.replaceAll(/ \(\d\/5\)/g, ""))
  expect(shown).toContain("certificates: IV Therapy Training, 2015")
  expect(shown).toContain("references: Character references: Dr. Hill, Consultant, +44 7700 900112")
  expect(shown).toContain("certificates: ECS Gold | IPAF 3a/3b")
  const skills = readResumeText(text).sections.find(({ kind }) => kind === "skills")
  expect(skills?.lines.map((line) => line.text)).toEqual(["Excel", "SAP (SD)"])
})

test("licenses and endorsements after their label below the name are certificates", () => {
  const text = "Jo Marsh\njo@example.com\nEndorsements: Hazmat (H), Tanker (N)\nLicence: Class C, clean\n\n"
  expect(sectionsOf(text + work)).toContain(
    "certificates: Endorsements: Hazmat (H), Tanker (N) | Licence: Class C, clean",
  )
})
