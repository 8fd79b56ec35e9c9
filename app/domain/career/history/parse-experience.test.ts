import { expect, test } from "vitest"
import { parseExperience } from "./parse-experience"

function firstRole(text: string) {
  const role = parseExperience(text).roles[0]
  return role && { title: role.title, company: role.company, location: role.location, start: role.start, end: role.end }
}

test.each([
  ["Engineer, Acme (2019 – 2022)", "Engineer", "Acme", "", "2019", "2022"],
  ["Acme — Senior Nurse — 2018-2020", "Senior Nurse", "Acme", "", "2018", "2020"],
  ["2015–2017: Teacher at St Mary's", "Teacher", "St Mary's", "", "2015", "2017"],
  ["Software Engineer at Foo, Berlin, Jan 2020 to present", "Software Engineer", "Foo", "Berlin", "2020-01", "present"],
  ["- Line Cook, Bistro Nord (03/2016 - 11/2018)", "Line Cook", "Bistro Nord", "", "2016-03", "2018-11"],
  ["**Head of Sales** | Harper & Co | since 2021", "Head of Sales", "Harper & Co", "", "2021", "present"],
  [
    "Account Manager, Lumen, Inc., Boston, MA (June 2014 – May 2019)",
    "Account Manager",
    "Lumen, Inc.",
    "Boston, MA",
    "2014-06",
    "2019-05",
  ],
  ["Teacher at Hill School, 2018-20", "Teacher", "Hill School", "", "2018", "2020"],
  ["Staff Nurse at Royal Infirmary:", "Staff Nurse", "Royal Infirmary", "", "", ""],
  ["Freelance photographer (2015-2018)", "Freelance photographer", "", "", "2015", "2018"],
  ["Senior Nurse, Ward 7, St Mary (2019 – present)", "Senior Nurse, Ward 7", "St Mary", "", "2019", "present"],
  ["Engineer, Platform Team, Acme, Berlin (2019 – 2020)", "Engineer, Platform Team", "Acme", "Berlin", "2019", "2020"],
  ["Project Manager @ Delta (2019–)", "Project Manager", "Delta", "", "2019", "present"],
])("reads the heading %s", (line, title, company, location, start, end) => {
  expect(firstRole(`${line}\n- Did the work`)).toEqual({ title, company, location, start, end })
})

test("a heading spread over three lines is one role", () => {
  const { roles } = parseExperience(
    "Data Analyst\nNorthwind Traders\nMar 2021 - Present\n• Built reports\n• Trained two juniors",
  )
  expect(roles).toHaveLength(1)
  expect(roles[0]).toMatchObject({ title: "Data Analyst", company: "Northwind Traders", end: "present" })
  expect(roles[0]!.lines).toEqual(["Built reports", "Trained two juniors"])
})

test("lines belong to the role above them, whatever the bullet", () => {
  const { roles } = parseExperience(
    "Engineer, Acme (2019 – 2022)\n* Cut costs by 10%\n– Led 3 people\nWorked on billing from 2020 to 2021.\n\nIntern, Beta (2018)\n- Wrote tests",
  )
  expect(roles.map((role) => role.lines)).toEqual([
    ["Cut costs by 10%", "Led 3 people", "Worked on billing from 2020 to 2021."],
    ["Wrote tests"],
  ])
})

test("plain paragraphs without headings stay whole and create no role", () => {
  const text = "I spent ten years in kitchens. Led a brigade of 12 from 2015 to 2019."
  expect(parseExperience(text)).toMatchObject({ roles: [], loose: [text] })
})

test("a sentence that says where someone works is parsed as a role and stays a sentence", () => {
  const text = "I worked as a pastry chef at Hotel Adler in Vienna from 2015 to 2019. Now I am head chef at Café Lumen."
  const { roles, loose } = parseExperience(text)
  expect(roles.map(({ title, company, start, end }) => ({ title, company, start, end }))).toEqual([
    { title: "head chef", company: "Café Lumen", start: "", end: "present" },
    { title: "pastry chef", company: "Hotel Adler", start: "2015", end: "2019" },
  ])
  expect(loose).toEqual([text])
})

test("sections classify the lines below them", () => {
  const parsed = parseExperience(
    "Tutor, Oak College (2019 – 2021)\n- Taught Excel\n\nEducation\nBachelor of Science, Computer Science, University of Washington (2021 – 2025)\n- Dean's list twice\n\nAWARDS:\nBest Paper Award, OSDI (2014)\n\n## Volunteering\nTeacher, CoderDojo (2012 – 2013)\n- Ran weekly sessions\n\nLanguages: English, Igbo",
  )
  expect(parsed.roles).toHaveLength(1)
  expect(parsed.education[0]).toMatchObject({
    degree: "Bachelor of Science, Computer Science",
    institution: "University of Washington",
    dates: "2021 – 2025",
    details: ["Dean's list twice"],
  })
  expect(parsed.awards).toEqual(["Best Paper Award, OSDI (2014)"])
  expect(parsed.volunteering[0]).toMatchObject({
    title: "Teacher",
    company: "CoderDojo",
    lines: ["Ran weekly sessions"],
  })
  expect(parsed.languages).toEqual(["English", "Igbo"])
})

test("a degree and a license are recognized without a section title", () => {
  const parsed = parseExperience(
    "Staff Nurse, St James's (2016 – present)\n- Night shifts\nBSc Nursing, University of Leeds (2012 – 2015)\nRegistered with the NMC since 2015",
  )
  expect(parsed.education.map((study) => study.institution)).toEqual(["University of Leeds"])
  expect(parsed.qualifications).toEqual(["Registered with the NMC since 2015"])
  expect(parsed.roles[0]!.lines).toEqual(["Night shifts"])
})

test("no text is lost or invented, whatever the format", () => {
  const text = "Engineer, Acme (2019 – 2022)\n- One\n\nSome loose words here\n\nAwards\nA prize"
  const parsed = parseExperience(text)
  const kept = [...parsed.roles.flatMap((role) => [role.heading, ...role.lines]), ...parsed.loose, ...parsed.awards]
  expect(kept).toEqual(["Engineer, Acme (2019 – 2022)", "One", "Some loose words here", "A prize"])
})

test("empty text gives an empty history", () => {
  expect(parseExperience("  \n").roles).toEqual([])
})

test("a grade is not part of a degree", () => {
  const [study] = parseExperience("Education\nBA (Hons) Geography | University of Hull | 2:1 (2011 – 2014)").education
  expect(study).toMatchObject({ degree: "BA (Hons) Geography", institution: "University of Hull", details: ["2:1"] })
})

test("the town after a school is not part of the degree; a grade and a second subject are not a town", () => {
  const studyOf = (line: string) => parseExperience(`Education\n${line}`).education[0]
  expect(studyOf("MBA | Wake Forest University | Winston-Salem, NC (2011)")).toMatchObject({
    degree: "MBA",
    institution: "Wake Forest University",
    location: "Winston-Salem, NC",
    dates: "2011",
  })
  expect(studyOf("BA (Hons) Geography | University of Hull | 2:1 (2011 – 2014)")?.location).toBe("")
})

test("a hyphen right before a word marks a bullet", () => {
  const { roles } = parseExperience(
    "Technician, Great Lakes Air (2014 - 2019)\n-trained 3 apprentices\n-ran the night calls",
  )
  expect(roles[0]?.lines).toEqual(["trained 3 apprentices", "ran the night calls"])
})

test("a project of a study stays a project, and brackets keep a language and its level together", () => {
  const { projects, education, languages } = parseExperience(
    'Projects\n"A study of working capital at Acme" in the final year of the B.Com\n\nLanguages\nHindi (read, write), English',
  )
  expect(projects.map(({ heading }) => heading)).toEqual([
    '"A study of working capital at Acme" in the final year of the B.Com',
  ])
  expect(education).toEqual([])
  expect(languages).toEqual(["Hindi (read, write)", "English"])
})
