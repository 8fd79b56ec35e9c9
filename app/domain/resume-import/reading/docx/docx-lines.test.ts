import { expect, test } from "vitest"
import { readLines } from "../read-lines"
import { docxLines } from "./docx-lines"

/** A paragraph in a style, e.g. "Heading2"; an empty style is body text. */
type Row = [style: string, text: string]

const paragraph = ([style, text]: Row) =>
  `<w:p><w:pPr>${style ? `<w:pStyle w:val="${style}"/>` : ""}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
const styles = [1, 2].map(
  (level) => `<w:style w:styleId="Heading${level}"><w:name w:val="heading ${level}"/></w:style>`,
)

function read(rows: Row[]) {
  const parts: Record<string, string> = {
    "word/document.xml": `<w:document xmlns:w="w"><w:body>${rows.map(paragraph).join("")}</w:body></w:document>`,
    "word/styles.xml": `<w:styles xmlns:w="w">${styles.join("")}</w:styles>`,
  }
  return readLines(docxLines({ names: Object.keys(parts), text: (name) => parts[name] ?? "" }))
}

const rows: Row[] = [
  ["", "Ada Brook"],
  ["", "ada@example.com"],
  ["Heading1", "Experience"],
  ["Heading2", "Education First"],
  ["", "Course Designer | Mar 2021 – Present | Leeds (remote)"],
  ["", "• Wrote nine courses"],
  ["Heading2", "Career break"],
  ["", "Mar 2020 – Feb 2021"],
  ["Heading2", "Blue Kiosk"],
  ["", "Designer | 2014 – Jul 2017 | York"],
  ["", "• Drew 40 signs"],
  ["Heading1", "Languages"],
  ["", "English (native), Dutch (B1)"],
]

test("employers in lower-level headings start no section, whatever words they contain", () => {
  const { sections } = read(rows)
  expect(sections.map(({ kind }) => kind)).toEqual(["work", "languages"])
  expect(
    sections[0]?.entries.map(({ title, employer, location, start }) => [title, employer, location, start]),
  ).toEqual([
    ["Course Designer", "Education First", "Leeds (remote)", "2021-03"],
    ["Career break", "", "", "2020-03"],
    ["Designer", "Blue Kiosk", "York", "2014"],
  ])
})
