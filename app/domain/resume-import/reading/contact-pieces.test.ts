import { expect, test } from "vitest"
import { readResumeText } from "./read-file"

const contactOf = (head: string) =>
  readResumeText(`${head}\nada@example.com\n\nEXPERIENCE\n\nStaff Nurse, Hill Clinic, 2019 – Present\n- Dressed wounds`)
    .contact

test.each([
  ["Flat 3B, Sai Krupa Apts, T. Nagar, Chennai – 600 017", "Flat 3B, Sai Krupa Apts, T. Nagar, Chennai 600 017"],
  ["#27 Mabini St., Brgy. San Isidro, Quezon City", "#27 Mabini St., Brgy. San Isidro, Quezon City"],
  ["Wakefield WF2 8QT", "Wakefield WF2 8QT"],
  ["P.O. Box 4471-00200 Nairobi", "P.O. Box 4471-00200 Nairobi"],
  ["8 Hill Court, Galway\nH91 X4TK", "8 Hill Court, Galway H91 X4TK"],
])("an address below the name is a place, not a headline: %s", (line, location) => {
  expect(contactOf(`Ada Brook\n${line}`)).toMatchObject({ label: "", location })
})

test.each(["Skype: ada.rn", "WhatsApp: ada nurse", "Website: ada-nurse"])(
  "an account below the name is no headline: %s",
  (line) => {
    const contact = contactOf(`Ada Brook\n${line}`)
    expect(contact.label).toBe("")
    expect(JSON.stringify(contact)).toContain(line.split(": ")[1])
  },
)

test("an occupation below the name is the headline", () => {
  expect(contactOf("Ada Brook\nCritical Care Nurse\nFlat 3B, Hill Court, Leeds LS1 4AB")).toMatchObject({
    label: "Critical Care Nurse",
    location: "Flat 3B, Hill Court, Leeds LS1 4AB",
  })
})

test("the number under which a body lists a person is not a headline", () => {
  const { label, extra } = contactOf("Ada Brook\nQTS no. 0765432 · Enhanced DBS (Update Service)")
  expect(label).toBe("")
  expect(extra.map(({ text }) => text)).toEqual(["QTS no. 0765432", "Enhanced DBS (Update Service)"])
})

test("letters after a name are memberships, not a town", () => {
  const { contact, sections } = readResumeText(
    "Ada Brook\nMRICS, CIOB · Quantity Surveyor\nada@example.com\n3 Mill Lane, Ludlow SY8 0ZZ\n\nExperience\n\nSurveyor, Hill Ltd, 2019 - 2021\n- Priced 40 roofs",
  )
  expect(contact.location).toBe("3 Mill Lane, Ludlow SY8 0ZZ")
  expect(sections.find(({ kind }) => kind === "certificates")?.lines.map(({ text }) => text)).toEqual(["MRICS, CIOB"])
})

test("an occupation after the name is not a town", () => {
  const { contact } = readResumeText(
    "CV: Ada Brook, Solicitor (Roll of Solicitors, 2017)\nada@example.com\n\nExperience\n\nSolicitor, Hill LLP, 2019 - 2021\n- Filed",
  )
  expect(contact).toMatchObject({ name: "Ada Brook", location: "" })
})
