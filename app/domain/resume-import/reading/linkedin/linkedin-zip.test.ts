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
