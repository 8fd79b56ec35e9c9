import { describe, expect, it } from "vitest"
import { readPosting } from "./read-posting"

const read = (text: string) => readPosting(text, new Date("2026-03-02T00:00:00Z"))
const body = `We keep the lights on for small towns. You will plan the week with the crew and write it up.

What you need
- Three years in a similar role
- Good knowledge of Excel`

describe("a posting surrounded by a site's own text", () => {
  it("is read without the site's buttons, counts and fact rows", () => {
    const { title, company, requirements, skills } = read(`Sign in   Cymraeg
Browse jobs  Volunteering  Courses
Payroll Officer
Larkmere Foods View all jobs
Be among the first 25 applicants
Quick apply      Save job

${body}

Seniority level  Associate
Industries  Caterers
Get notified about new Payroll Officer jobs in Leeds.`)
    expect({ title, company }).toEqual({ title: "Payroll Officer", company: "Larkmere Foods" })
    expect(requirements.map(({ quote }) => quote)).not.toContainEqual(expect.stringMatching(/notified|Associate|Cater/))
    expect(skills.map(({ name }) => name)).not.toContain("Industries Caterers")
  })

  it("has no requirement from its recruiter's card", () => {
    const { text } = read(
      `Payroll Officer\nMeet the hiring team\nUna Brack  2nd\nVP People\nJob poster\nMessage\n\nAbout the job\n${body}`,
    )
    expect(text).not.toContain("Una Brack")
  })
})

describe("an employer", () => {
  it.each([
    ["of a closing sentence", `Payroll Officer\n\n${body}\n\nWhy join? Larkmere Homes was named landlord of the year.`],
    ["who has hired before", `Payroll Officer\nSee who Larkmere Homes has hired for this role\n\n${body}`],
    [
      "with an article",
      `Die Larkmere Homes (12.000 zufriedene Mieterinnen und Mieter) sucht\n\nPayroll Officer\n\n${body}`,
    ],
    [
      "below the title and the fields of a public service",
      `Reference number\n441902\nSalary\n£42,914\nJob grade\nSenior Executive Officer\nContract type\nPermanent\nBusiness area\nHousing\nType of role\nPolicy\nWorking pattern\nFlexible working\nNumber of jobs available\n2\n\nPayroll Officer\nLarkmere Homes\nApply before 11:55 pm on Monday 14th December 2026\n\n${body}`,
    ],
    ["from whom a person writes", `Payroll Officer\n\nhey all, Marisol from Larkmere Homes here. ${body}`],
    [
      "who would have answered",
      `Payroll Officer wanted\n\n${body}\n\nIf you have not heard from Larkmere Homes by 14 May you were not successful.`,
    ],
    [
      "on the page's logo and in its title",
      `<title>Larkmere Homes - Payroll Officer</title><a class="x"><img alt="Larkmere Homes logo" src="a.png"></a><h1>Payroll Officer</h1><p>${body}</p>`,
    ],
    [
      "beside a site that it names",
      `Payroll Officer\nLarkmere Homes\nLeeds\n\nThe post sits in the pay team, based at the Quayside Centre, Leeds.\n\n${body}`,
    ],
  ])("%s is found", (_, text) => expect(read(text).company).toBe("Larkmere Homes"))

  it("is not the board's name in the page's footer", () => {
    const page = `<html><head><title>Payroll Officer | FarmJobs</title></head><body><h1>Payroll Officer</h1><p>${body}</p>
      <p>Larkmere Homes is a family-run group of farms.</p><p>© 2026 FarmJobs Ltd</p></body></html>`
    expect(read(page).company).toBe("Larkmere Homes")
  })

  it("stays unnamed if an agency hires for a client", () => {
    const text = `Payroll Officer\n\nGreetings from PeakStaffers! We have an opening with one of our reputed clients.\n\n${body}\n\nUna B\nPeakStaffers Consulting Services`
    expect(read(text).company).toBeNull()
  })
})

describe("a place", () => {
  it.each([
    [
      "below its label",
      "Payroll Officer\n\nJob locations\nQuayside Centre\nMill Road\nHarding\nHD4 2ZZ\n\nDetails",
      "Harding",
    ],
    [
      "as a town and its county",
      "Payroll Officer\nLarkmere Homes\nHarding, Devon · Housing · 120 staff",
      "Harding, Devon",
    ],
    ["as two towns", "Payroll Officer\nLarkmere Homes\nHarding and Wellow (Hybrid)", "Harding and Wellow"],
    ["as a town and its code", "Payroll Officer\nLarkmere Homes\nHarding IP15", "Harding IP15"],
    ["of a council", "Payroll Officer\nHarding County Council invites applications from suitable persons.", "Harding"],
  ])("%s is read", (_, head, place) => expect(read(`${head}\n\n${body}`).location).toBe(place))

  it("is not where a company is registered", () => {
    expect(read(`Payroll Officer\nLarkmere Homes\n\n${body}\n\nRegistered in England.`).location).not.toBe("England")
  })
})

describe("pay", () => {
  it.each([
    ["unbefristet | Vollzeit | Entgeltgruppe 11 TVöD", "Entgeltgruppe 11 TVöD"],
    ["Classification: APS 5", "APS 5"],
    ["Pay scale & grade: GS-11/12", "GS-11/12"],
    ["Money is €27.50 p/h plus shift premium", "€27.50 p/h"],
  ])("%s is read", (line, pay) => expect(read(`Payroll Officer\n${line}\n\n${body}`).pay).toBe(pay))

  it("is not the grade that an applicant should have had", () => {
    expect(read(`Payroll Officer\n\n${body}\n- At least 18 months as an APS 4`).pay).toBeNull()
  })
})

describe("criteria", () => {
  it("are marked by the checked column", () => {
    const { requirements } = read(`Payroll Officer

PERSON SPECIFICATION
                                     Essential   Desirable
Payroll qualification                    ✓
Experience of pensions                               ✓
Knowledge of Excel                       ✓
Use of Sage or similar                               ✓
Able to keep a secret                    ✓`)
    expect(requirements.map(({ quote, must }) => [quote, must])).toEqual([
      ["Payroll qualification", true],
      ["Experience of pensions", false],
      ["Knowledge of Excel", true],
      ["Use of Sage or similar", false],
      ["Able to keep a secret", true],
    ])
  })

  it("may be a list of lines that start with a number sign", () => {
    const { requirements } = read(
      "Payroll Officer\n\nMust have:\n# Three years in payroll\n# Good Excel\n\nGood to have:\n# Sage\n# Irish",
    )
    expect(requirements.map(({ must }) => must)).toEqual([true, true, false, false])
  })

  it.each([
    "Lovely extras (we can train you)",
    "Also looked upon favourably",
    "We do not need, but would enjoy",
    "You might bring",
  ])("below “%s” are nice to have", (heading) =>
    expect(read(`${body}\n\n${heading}\n- Sage\n- Irish`).requirements.at(-1)?.must).toBe(false),
  )
})

describe("the head of a posting", () => {
  it("names the job above its grade, and the country of remote work above the employer's town", () => {
    const graded = read(
      `Reference number\n44\nSalary\n£42,914\nJob grade\nSenior Executive Officer\nBusiness area\nHousing\nType of role\nPolicy\n\nPayroll Officer\nLarkmere Homes\n\n${body}`,
    )
    expect(graded.title).toBe("Payroll Officer")
    const remote = read(
      `Payroll Officer\nRemote - US\nApply\n\nAbout Larkmere\nLarkmere sells rugs made in Dalton, Georgia.\n\n${body}\n\nWe aim to finish the interviews in four weeks.`,
    )
    expect(remote).toMatchObject({ location: "US", closingDate: null })
    expect(read(`(Senior) Payroll Officer\nLarkmere Homes\n\n${body}`).title).toBe("(Senior) Payroll Officer")
    expect(read(`RGN – Nights\nLarkmere Nursing Home\n\n${body}`).title).toBe("RGN")
  })
})

describe("the duties below 'the successful candidate will:'", () => {
  it("are duties, and a lone 'and' is nothing", () => {
    const { requirements, skills } = read(
      `Law Clerk\nLarkmere LLP\n\nReporting to the Manager, the successful candidate will:\n\nincorporate, continue and dissolve companies;\nregister financing statements; and\nkeep the register.\n\nQualifications\n\nAn understanding of the CBCA and the Nova Scotia Companies Act.`,
    )
    expect(requirements.filter(({ kind }) => kind === "responsibility")).toHaveLength(3)
    expect(requirements.map(({ quote }) => quote)).not.toContain("and")
    expect(skills.map(({ name }) => name)).toEqual(expect.arrayContaining(["CBCA", "Nova Scotia Companies Act"]))
  })
})
