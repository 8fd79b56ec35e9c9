import { strToU8, zipSync } from "fflate"
import { expect, test } from "vitest"
import { writtenFiles } from "../../../../tests/support/resume-files"
import { plainTree } from "../../document/json-resume/read-json-resume"
import { JsonResume } from "../../document/json-resume/schema"
import { writeJsonResume } from "../../document/json-resume/write-json-resume"
import { columnsOf } from "../../document/render/document"
import { markdownOf } from "../../exports/markdown"
import { viewOfTree } from "../../resume/view-of-tree"
import { readResumeFile, readResumeText } from "./read-file"

const treeWith = (phone: string) =>
  plainTree(
    JsonResume.parse({
      basics: { name: "Ada Brook", email: "ada@example.com", phone, location: { city: "Leeds" } },
      work: [
        { name: "Acme", position: "Bar Manager", startDate: "2019", endDate: "2022", highlights: ["Ran the bar"] },
      ],
    }),
  )

test.each([
  ["+1 (555) 010-2233", "tel:+15550102233"],
  ["555.010.2233", "tel:5550102233"],
  ["1-800-555-0199", "tel:18005550199"],
  ["0113 496 0000 ext. 12", "tel:01134960000;ext=12"],
  ["(02) 5550 0148", "tel:0255500148"],
  ["1300 555 014", "tel:1300555014"],
  ["+44 (0)20 7946 0018", "tel:+442079460018"],
  ["030/5550148", "tel:0305550148"],
  ["0113 496 0000 / 07700 900131", "tel:01134960000"],
])("the phone number %s survives export and import in every format, and is dialed as %s", async (phone, href) => {
  const tree = treeWith(phone)
  const view = viewOfTree(tree)
  const { pdf, docx } = await writtenFiles(view, "ledger")
  const read = [
    await readResumeFile(pdf),
    await readResumeFile(docx),
    readResumeText(markdownOf(view)),
    readResumeText(JSON.stringify(writeJsonResume(tree))),
    readResumeText(columnsOf(tree).content),
  ]
  for (const { contact } of read)
    expect(contact).toMatchObject({ phone, email: "ada@example.com", location: "Leeds", extra: [] })
  expect(view.contacts.find(({ kind }) => kind === "phone")?.href).toBe(href)
})

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (content: string) => `<w:p>${content}</w:p>`

function wordFile(contact: string): Uint8Array {
  const role = ["Experience", "Bar Manager, Acme, Leeds, 2019 - 2022", "Ran the bar with 12 people"]
  const body = [run("Ada Brook"), contact, ...role.map(run)].map(paragraph).join("")
  const namespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
  return zipSync({
    "word/document.xml": strToU8(`<w:document xmlns:w="${namespace}"><w:body>${body}</w:body></w:document>`),
  })
}

test.each([
  ["a link", `<w:hyperlink>${run("0113 496 0000")}</w:hyperlink>`, "0113 496 0000"],
  [
    "a link over several runs",
    `<w:hyperlink>${run("0113 ")}${run("496")}</w:hyperlink>${run(" 0000")}`,
    "0113 496 0000",
  ],
  ["a field", `<w:fldSimple w:instr="HYPERLINK">${run("0113 496 0000")}</w:fldSimple>`, "0113 496 0000"],
  ["Word's hyphens", "<w:r><w:t>555</w:t><w:noBreakHyphen/><w:t>010-2233</w:t></w:r>", "555-010-2233"],
  ["hyphens that never break", run("555\u2011010\u20112233"), "555-010-2233"],
  ["spaces that never break", run("0113\u00a0496\u00a00000"), "0113 496 0000"],
  ["a label without a colon", run("Tel 0113 496 0000"), "0113 496 0000"],
  ["an icon", run("📞 0113 496 0000"), "0113 496 0000"],
])("a phone number in a Word file is read from %s, and nothing is left of it", async (_, contact, phone) => {
  const read = await readResumeFile(wordFile(contact))
  expect(read.contact).toMatchObject({ name: "Ada Brook", phone, location: "", extra: [] })
})

test("icons and labels next to contact details are not details", async () => {
  const read = await readResumeFile(wordFile(run("📞 0113 496 0000  ✉ ada@example.com  📍 Leeds")))
  expect(read.contact).toMatchObject({ phone: "0113 496 0000", email: "ada@example.com", location: "Leeds", extra: [] })
})

test.each([
  ["Phone: 07700 900 131 / 029 2018 0142", "07700 900 131 / 029 2018 0142"],
  ["Home 0113 496 0000 | Cell +44 7700 900131", "0113 496 0000 / +44 7700 900131"],
  ["ORCID 0000-0002-5550-1234", ""],
])("%s gives the phone number %s", (line, phone) => {
  const { contact } = readResumeText(`Ada Brook\nada@example.com\n${line}\n\nSkills\n\nWelding`)
  expect(contact.phone).toBe(phone)
})

test("of two phone numbers the first is dialed, and a second email address is not a link", () => {
  expect(viewOfTree(treeWith("555-0101 / 555-0102")).contacts.find(({ kind }) => kind === "phone")?.href).toBe(
    "tel:5550101",
  )
  expect(viewOfTree(treeWith("0803 555 0147, 0812 555 0190")).contacts.find(({ kind }) => kind === "phone")?.href).toBe(
    "tel:08035550147",
  )
  const { contact } = readResumeText("Ada Brook\nada@example.com, brook@example.org\n\nSkills\n\nWelding")
  expect(contact).toMatchObject({ email: "ada@example.com", urls: [], extra: [{ text: "brook@example.org" }] })
})
