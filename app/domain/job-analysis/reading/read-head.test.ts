import { expect, test } from "vitest"
import { readPosting } from "./read-posting"

const today = new Date("2026-06-15")
const body = `
What you'll do
• Plan the week's work with the team
• Keep records up to date
What you'll need
• Two years in a similar role
• Good written English
`
const read = (head: string) => readPosting(head + body, today)

test.each([
  ["Policy Adviser\nOffice for Rivers\nThe Floods team is looking for two advisers to help.", "Policy Adviser"],
  ["Legacies and Appeals Fundraiser\n\nMarshgate Trust", "Legacies and Appeals Fundraiser"],
  ["hands-on Bakery Shift Manager\n\nMarshgate Foods", "Bakery Shift Manager"],
  ["REACH TRUCK DRIVER REQ'D - Marshgate Cold Store", "Reach Truck Driver"],
  ["Pell & Sons is looking for an HVAC install helper. Pay is by the hour.", "HVAC install helper"],
  ["We need three Care Coordinators for our new house.", "Care Coordinator"],
  [
    "Marshgate Bank\nAVP, Fraud Prevention\nLeeds\nMarshgate is a private bank, owned by its partners since 1871.",
    "AVP, Fraud Prevention",
  ],
  ["Marshgate Studio, which makes films for museums, is after a freelance sound editor for ten weeks.", "Sound editor"],
  [
    "InMail · Brannigan Oakes, Senior Consultant at Oakes Talent\nA start-up needs a Firmware Engineer for its pumps.",
    "Firmware Engineer",
  ],
])("the title of %j", (head, title) => {
  expect(read(head).title).toBe(title)
})

test.each([
  ["🎣 tidepool is hiring 🎣\nfull-stack engineer\nleeds or remote", "tidepool"],
  ["who is hiring? We are hiring a Line Cook", null],
  [
    "Ward Nurse\nMarshgate and Pell Hospitals Trust\nLocation: Marshgate\nMarshgate and Pell Hospitals Trust is hiring.",
    "Marshgate and Pell Hospitals Trust",
  ],
  [
    "Hi Joanna,\nI've been given a Paralegal role by a respected law firm in Exeter.\nHattie\nOakgate Legal Recruitment Ltd is registered in England.",
    null,
  ],
  ["hey all, Saltbox Espresso on Quay Road is after a casual barista", "Saltbox Espresso"],
  [
    "Marshgate Staffing\nOffice Manager\nMy client is a dental practice with two sites.\nMarshgate Staffing Inc. never charges candidates a fee.",
    null,
  ],
  [
    "Payroll Manager\nTREMLETT SEARCH PTE. LTD.\nOur client is a family office that hires its first payroll manager.",
    null,
  ],
  [
    "Payroll Manager\nTremlett Search Ltd\nOur client, Pell & Brine, is looking for a payroll manager.\nTremlett Search Ltd acts as an employment agency.",
    "Pell & Brine",
  ],
])("the employer of %j", (head, company) => {
  expect(read(head).company).toBe(company)
})

test.each([
  ["Store Manager – Hexham\nPell & Brine Ltd", "Hexham"],
  ["Line Cook\nPell & Brine Ltd\nLocation\nBrackwell. Two days a week are late.", "Brackwell"],
  ["Contents\nLocation\nAbout the job\nAnalyst\nPell & Brine Ltd\nLocation\nGrimsby, Swansea", "Grimsby, Swansea"],
  ["Comptable\nCDI - Bézenac (24) - Temps plein", "Bézenac"],
  ["Nurse\nPell & Brine Ltd\nRecords are kept in CAREDOC, rosters in ShiftPro.", null],
  ["Nurse\nPell & Brine Ltd\nRegistered in England 0091827.", null],
  ["Pell Dental in Umbowa is looking for a dental assistant.", "Umbowa"],
])("the place of %j", (head, place) => {
  expect(read(head).location).toBe(place)
})

test("a manager's title does not name a skill", () => {
  const head = "Planner\nPell & Brine Ltd\nDuties\n• Reporting to the GM Supply Chain, run the weekly plan\n"
  expect(read(head).skills.map(({ name }) => name)).not.toContain("Supply Chain")
})

test("a name with its town right below the title is the employer, not the field behind the title", () => {
  const head =
    "Operations Manager, Customer Contact\nBrightwater Utilities, Leeds (hybrid)\n\nAbout the role\nYou will lead our advisors on the phone lines."
  expect(read(head)).toMatchObject({
    title: "Operations Manager, Customer Contact",
    company: "Brightwater Utilities",
    location: "Leeds",
    workMode: "hybrid",
  })
})

test("a name that the head writes with its article keeps it", () => {
  const head = "General Manager, The Lantern Room (80 cover restaurant)\nWrite to Femi at the Lantern Room."
  expect(read(head).company).toBe("The Lantern Room")
})
