import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const mail = `From: Ada Brook-Vale <ada.brook@example.com>
To: office@example.org
Subject: My details
Date: Tue, 24 Nov 2026 20:14

Hi Mr Hill,

Thank you for letting me send this without the form. Everything is below, sorry about the layout!

Ada Brook-Vale
22 Sorrel Close, Durham DH1 0ZZ
07700 900288

JOBS

Receptionist, Hill Dental
2006 - 2011
* Booked appointments

REFERENCES
Mr D. Tanner, Headteacher

Kind regards,
Ada

Sent from my phone`

test("the lines of a message around a resume are neither its name, title, summary nor references", () => {
  const { contact, sections, notRead } = readResumeText(mail)
  expect(contact).toMatchObject({
    name: "Ada Brook-Vale",
    label: "",
    email: "ada.brook@example.com",
    phone: "07700 900288",
    location: "22 Sorrel Close, Durham DH1 0ZZ",
  })
  expect(sections.map(({ kind, lines }) => [kind, lines.map(({ text }) => text)])).toEqual([
    ["work", []],
    ["references", ["Mr D. Tanner, Headteacher"]],
  ])
  const shown = [...contact.extra, ...notRead].map(({ text }) => text)
  expect(shown).toEqual(expect.arrayContaining(["Hi Mr Hill,", "Kind regards,", "Ada"]))
})

test("an address and a number below the closing are the contact, and another person's message is not", () => {
  const letter = `Jobs\n\nReceptionist, Hill Dental\n2006 - 2011\n- Booked appointments\n\nYours sincerely,\nAda Brook\n07700 900288\nada@example.com`
  expect(readResumeText(letter).contact).toMatchObject({ phone: "07700 900288", email: "ada@example.com" })
  const passedOn = mail.replace("From: Ada Brook-Vale <ada.brook@", "From: Otto Hill <otto@")
  expect(readResumeText(passedOn).contact.email).toBe("")
})

test("a job that thanks somebody is not a closing", () => {
  const { sections } = readResumeText(
    "Ada Brook\nada@example.com\n\nExperience\n\nClerk, Hill Foods\n2019 - 2021\n- Wrote cards\n- Best wishes\n- Filed 200 letters",
  )
  expect(sections[0]?.entries[0]?.bullets).toHaveLength(3)
})
