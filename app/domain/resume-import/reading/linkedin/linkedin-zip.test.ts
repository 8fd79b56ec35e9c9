import { strToU8, zipSync } from "fflate"
import { expect, test } from "vitest"
import { readResumeFile } from "../read-file"

const positions = `Company Name,Title,Description,Location,Started On,Finished On
Acme; Sons,Fitter,"Fits ""smart"" doors, and windows",Leeds,Jan 2019,Feb 2021
Short row,Helper
Brook Ltd,Joiner,,York,Mar 2017,Dec 2018
Hill Ltd,Carpenter,"Never closed,York,Jan 2015,Feb 2017
Last Ltd,Labourer,,York,Jan 2014,Dec 2014`

test("a LinkedIn table with broken quotes is read up to the error, and the rest is listed", async () => {
  const read = await readResumeFile(zipSync({ "Positions.csv": strToU8(positions) }))
  const entries = read.sections.flatMap((section) => section.entries)
  expect(entries.map(({ title, employer, start, end }) => [title, employer, start, end])).toEqual([
    ["Fitter", "Acme; Sons", "2019-01", "2021-02"],
    ["Joiner", "Brook Ltd", "2017-03", "2018-12"],
  ])
  expect(entries[0]?.notes[0]?.text).toBe('Fits "smart" doors, and windows')
  expect(read.notRead.map(({ text }) => text)).toEqual([
    "Short row, Helper",
    'Hill Ltd,Carpenter,"Never closed,York,Jan 2015,Feb 2017\nLast Ltd,Labourer,,York,Jan 2014,Dec 2014',
  ])
})

test("a certificate keeps its expiry date, and a row's note about itself is not the person's text", async () => {
  const certificates = `Name,Url,Authority,Started On,Finished On,License Number
Forklift Ticket,,Hill Training,Mar 2021,Mar 2026,FT-55
First Aid,,Red Cross,Nov 2015,,`
  const addresses = `Email Address,Confirmed,Primary,Updated On\nada@example.com,Yes,Yes,"4/2/21, 9:12 AM"`
  const archive = zipSync({ "Certifications.csv": strToU8(certificates), "Email Addresses.csv": strToU8(addresses) })
  const { sections, notRead, labels } = await readResumeFile(archive)
  expect(sections.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
    "Forklift Ticket, Hill Training, Mar 2021, expires Mar 2026",
    "First Aid, Red Cross, Nov 2015",
  ])
  expect(notRead.map(({ text }) => text)).toEqual(["License Number: FT-55"])
  expect(labels?.map(({ text }) => text)).toEqual(["Confirmed: Yes", "Updated On: 4/2/21, 9:12 AM"])
})

test("without a place of its own, a profile has the place of its address, and a phone file may have two words", async () => {
  const profile = `First Name,Last Name,Address,Headline,Geo Location\nAda,Brook,"Cebu City, Philippines",Fitter,`
  const phones = "Extension,Number,Type\n,+63 917 555 0101,Mobile"
  const files = { "Profile.csv": profile, "Phone Numbers.csv": phones, "Skills.csv": "Name\nWelding" }
  const archive = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
  const { contact } = await readResumeFile(archive)
  expect(contact).toMatchObject({ location: "Cebu City, Philippines", phone: "+63 917 555 0101" })
})
