import { expect, test } from "vitest"
import { rolesOf } from "../career/held-roles"
import { withMore } from "./compose-history"
import { entryOfLines, sameEntry, textsByRole } from "./same-entry"
import { isWithin } from "./same-line"

const history = `Staff Nurse, Medical-Surgical Ward (40 beds) | SAINT OSWIN MEDICAL CENTER | Leeds (Oct 2015 – Jan 2017)

Self Employed | GW Electrical (2009 – 2014)

Manager | Brook Foods Ltd (2004 – 2008)

Education
BSN | Hill Valley University (2011 – 2015)`

const entry = (title: string, employer: string, dates: string, section: "work" | "education" = "work") => ({
  ...{ section, title, employer, location: "York", dates },
})
const heldFor = (one: ReturnType<typeof entry>) => sameEntry(one, rolesOf(history))?.employer ?? null

test.each([
  [entry("Staff Nurse, Med-Surg", "Saint Oswin Medical Center", "Oct 2015 – Jan 2017"), "SAINT OSWIN MEDICAL CENTER"],
  [entry("Owner / Electrician", "GW Electrical (self-employed)", "2009 – 2014"), "GW Electrical"],
  [entry("Manager", "Brook Foods", "Mar 2004 – Nov 2008"), "Brook Foods Ltd"],
  [
    entry("Bachelor of Science in Nursing", "Hill Valley University", "2011 – 2015", "education"),
    "Hill Valley University",
  ],
])("an entry in other words is the one that the history has: %o", (one, employer) => {
  expect(heldFor(one)).toBe(employer)
})

test.each([
  entry("Assistant Manager", "Brook Foods Ltd", "2004 – 2008"),
  entry("Manager", "Brook Foods Ltd", "2004 – 2007"),
  entry("Manager", "Brook Logistics", "2004 – 2008"),
  entry("Driver", "Brook Foods Ltd", "2004 – 2008"),
  entry("Staff Nurse", "Medical Center", "Oct 2015 – Jan 2018"),
  entry("Master of Science in Nursing", "Hill Valley University", "2011 – 2015", "education"),
  entry("Bachelor of Arts", "Hill Valley University", "2011 – 2015", "education"),
])("another rank, employer, degree or date is another entry: %o", (one) => {
  expect(heldFor(one)).toBeNull()
})

const promoted = `Line Cook, promoted to Chef de Partie | Marriott Downtown | Kansas City (Jun 2013 – Feb 2016)

Cook | Marriott Downtown (2009 – 2012)`
const heldCook = (title: string, employer: string, dates: string) =>
  sameEntry(entry(title, employer, dates), rolesOf(promoted))?.title ?? null

test("with the same months, the same words divided differently between title and employer are the same role", () => {
  const title = "Line Cook, promoted to Chef de Partie"
  expect(heldCook("promoted to Chef de Partie", "Line Cook", "June 2013 – February 2016")).toBe(title)
  expect(heldCook("promoted to Chef de Partie", "Line Cook", "2013 – 2016")).toBeNull()
  expect(heldCook("promoted to Head Chef de Partie", "Line Cook", "Jun 2013 – Feb 2016")).toBeNull()
  expect(heldCook("Waiter", "Marriott Downtown", "Jun 2013 – Feb 2016")).toBeNull()
})

test("the role that has most of an entry's lines is the one that its owner corrected, if the dates agree", () => {
  const [role] = rolesOf(promoted)
  const lines = ["Worked grill and sauté.", "Prepared  banquets"].map((text) => ({ text, roleId: role!.id }))
  const found = (dates: string, texts: string[]) =>
    entryOfLines(entry("Kitchen Hand", "The Grill", dates), texts, rolesOf(promoted), textsByRole(lines))?.id
  const texts = ["Worked grill and sauté.", "Prepared banquets"]
  expect(found("Jun 2013 – Feb 2016", texts)).toBe(role!.id)
  expect(found("2013 – 2016", [...texts, "Ordered fish"])).toBe(role!.id)
  expect(found("2014 – 2016", texts)).toBeUndefined()
  expect(found("2013 – 2016", [texts[0]!, "Ordered fish"])).toBeUndefined()
})

test("the place and the grades of a joined study reach its line", () => {
  const study = { ...entry("BSc Nursing", "Hill Valley University", "2011 – 2015", "education"), grades: ["Cum Laude"] }
  const held = rolesOf(history).find(({ kind }) => kind === "study")!
  expect(withMore(history, [{ entry: study, held }])).toContain(
    "BSN | Hill Valley University | York | Cum Laude (2011 – 2015)",
  )
})

const full = "Containment, SWA terminations, panel wiring on data centres"
test("a line that adds nothing to another is part of it, and one with another fact is not", () => {
  expect(isWithin("Containment and SWA terminations on data centres", full)).toBe(true)
  expect(isWithin("Containment and SWA terminations on 4 data centres", full)).toBe(false)
  expect(isWithin(full, "Containment and SWA terminations on data centres")).toBe(false)
  expect(isWithin("Led the audit", "Helped those who led the audit")).toBe(false)
  expect(isWithin("Trained drivers", "Trained 12 drivers")).toBe(false)
  expect(isWithin("Cut", "Cut waste")).toBe(false)
})
