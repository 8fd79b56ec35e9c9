import { readFileSync } from "node:fs"
import { deflateSync } from "node:zlib"
import fc from "fast-check"
import { expect, test } from "vitest"
import { buildPdf, onePage } from "../../../tests/postings-files/build-pdf"
import { cpuOf } from "../../../tests/support/server/cpu"
import { textOfPdf } from "./pdf-lines"
import { readPdf } from "./pdf-text"

const file = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../tests/postings-files/${name}.pdf`, import.meta.url)))
const bytes = (text: string) => new TextEncoder().encode(text)
const packed = (text: string) => ({ dictionary: "/Filter /FlateDecode", data: new Uint8Array(deflateSync(text)) })
const shown = "BT /F1 12 Tf 72 700 Td (Registered Nurse, St Anne Hospital, Leeds) Tj ET\n"
const read = async (pdf: Uint8Array) => textOfPdf(await readPdf(pdf))

test("a single-column page is read line by line, with table rows kept whole and drawn bullets as bullets", async () => {
  const text = await read(file("one-column"))
  expect(text.split("\n").slice(0, 2)).toEqual(["Community Programs Officer", "Pinnaroo Shire Council, Karoonda SA"])
  expect(text).toContain("Position number  CP-0417\n")
  expect(text).toContain("• Recruit, train and roster volunteers, and keep their records up to date\n• Prepare")
  expect(text).toContain("3. Well-developed written communication skills, including the preparation of reports")
  expect(text.split("\f")).toHaveLength(2)
  expect(await read(file("packed-objects"))).toBe(text)
})

test("two columns are read one after the other, and wrapped items are whole again", async () => {
  const text = await read(file("two-columns"))
  expect(text.indexOf("Free parking on site")).toBeLessThan(text.indexOf("ABOUT US"))
  expect(text).toContain("• CIPP qualification or working towards one\n• Experience with Power BI\n")
  expect(text).toContain("• Advanced Excel, including lookups, pivot tables and Power Query\n")
  expect(text).toContain("Larchmont Freight moves chilled food between 14 depots\nand every large supermarket")
})

test("text runs have positions measured from the top left", async () => {
  const [page] = await readPdf(file("two-columns"))
  const at = (words: string) => page?.runs.find(({ text }) => text.includes(words))
  expect(page).toMatchObject({ width: expect.closeTo(595.5, 0), height: expect.closeTo(842, -1) })
  expect(at("Senior Payroll Analyst")?.y).toBeLessThan(at("NICE TO HAVE")?.y ?? 0)
  expect(at("NICE TO HAVE")?.x).toBeLessThan(at("ABOUT US")?.x ?? 0)
})

test("streams with ASCII85 or hexadecimal filters around Flate are read", async () => {
  const hex = Buffer.from(deflateSync(shown)).toString("hex")
  const stream = { dictionary: "/Filter [/ASCIIHexDecode /FlateDecode]", data: bytes(`${hex}>`) }
  expect(await read(onePage(stream))).toContain("Registered Nurse")
})

const manyTimes = (text: string, size: number) => text.repeat(Math.ceil(size / text.length))
const bomb = (size: number) => ({
  dictionary: "/Filter /FlateDecode",
  data: new Uint8Array(deflateSync(Buffer.alloc(size, 32))),
})
const twice = deflateSync(deflateSync(Buffer.alloc(50_000_000)))

const refused: [name: string, pdf: () => Uint8Array, code: string][] = [
  ["nothing at all", () => new Uint8Array(), "pdf_none"],
  ["a text", () => bytes("Senior engineer wanted"), "pdf_none"],
  ["a page of HTML", () => bytes("<!doctype html><h1>Job</h1>"), "pdf_none"],
  ["a header alone", () => bytes("%PDF-1.7\n"), "pdf_malformed"],
  ["the first third of a file", () => file("cut"), "pdf_malformed"],
  ["a file with a password", () => file("encrypted"), "pdf_encrypted"],
  ["a file that forbids copying", () => file("no-copying"), "pdf_encrypted"],
  ["a scanned page", () => file("scanned"), "pdf_no_text"],
  ["an empty page", () => file("empty"), "pdf_no_text"],
  ["31 pages", () => file("many-pages"), "pdf_too_many_pages"],
  ["more than 10 MiB", () => new Uint8Array(10 * 1024 * 1024 + 1), "pdf_too_large"],
  ["a page that unpacks to 200 MB", () => onePage(bomb(200_000_000)), "pdf_too_large"],
  [
    "a bomb that calls itself a picture",
    () => onePage({ ...bomb(60_000_000), dictionary: "/Subtype /Image /Filter /FlateDecode" }),
    "pdf_too_large",
  ],
  [
    "a bomb with an escaped filter",
    () => onePage({ ...bomb(60_000_000), dictionary: "/Filter /Fl#61teDecode" }),
    "pdf_too_large",
  ],
  [
    "a bomb in hexadecimal",
    () =>
      onePage({
        dictionary: "/Filter [/AHx /Fl]",
        data: bytes(`${Buffer.from(bomb(60_000_000).data).toString("hex")}>`),
      }),
    "pdf_too_large",
  ],
  [
    "a bomb packed twice",
    () => onePage({ dictionary: "/Filter [/FlateDecode /FlateDecode]", data: new Uint8Array(twice) }),
    "pdf_unsupported",
  ],
  ["a hundred smaller bombs", () => buildPdf(Array.from({ length: 100 }, () => bomb(1_000_000))), "pdf_too_large"],
  ["LZW", () => onePage({ dictionary: "/Filter /LZWDecode", data: bytes("x") }), "pdf_unsupported"],
  [
    "a page that says the same without end",
    () => onePage(packed(manyTimes("BT /F1 9 Tf 9 9 Td (word) Tj ET\n", 6_000_000))),
    "pdf_too_large",
  ],
]

test.each(refused)("%s is refused for its own reason", async (_, pdf, code) => {
  await expect(readPdf(pdf())).rejects.toMatchObject({ code })
})

/** Nested form objects that each draw the next one ten times: 10 to the power of `depth` in all. */
function forms(depth: number, innermost: string): Uint8Array {
  const of = (at: number) => ({
    dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> /XObject << /X ${at + 7} 0 R >> >>`,
    data: bytes(at === depth - 1 ? innermost : "/X Do ".repeat(10)),
  })
  const all = Array.from({ length: depth }, (_, at) => of(at))
  return onePage({ dictionary: "", data: bytes("/X Do ".repeat(10)) }, all, "/XObject << /X 6 0 R >>")
}

test("reading of endlessly nested forms stops at the text limit, or finds nothing", async () => {
  await expect(readPdf(forms(9, shown))).rejects.toMatchObject({ code: "pdf_too_large" })
  await expect(readPdf(forms(9, "0 0 m 9 9 l S"))).rejects.toMatchObject({ code: "pdf_no_text" })
})

test("thousands of streams whose length is in another object are located in one pass", async () => {
  const streams = bytes(`%PDF-1.4\n${"1 0 obj<</Length 77 0 R>>stream\nabc\nendstream\n".repeat(19_000)}`)
  const refused = async () => expect(readPdf(streams)).rejects.toMatchObject({ code: "pdf_malformed" })
  expect(await cpuOf(refused, 4_000)).toBeLessThan(4_000)
  const repeated = async () => expect(readPdf(forms(9, shown))).rejects.toMatchObject({ code: "pdf_too_large" })
  expect(await cpuOf(repeated, 2_000)).toBeLessThan(2_000)
})

test("hundreds of thousands of tiny objects are counted, not parsed", async () => {
  const object = (at: number) => `${at} 0 obj<</A ${at + 1} 0 R>>endobj\n`
  const file = bytes(`%PDF-1.4\n${Array.from({ length: 250_000 }, (_, at) => object(at)).join("")}`)
  const refused = async () => expect(readPdf(file)).rejects.toMatchObject({ code: "pdf_too_large" })
  expect(await cpuOf(refused, 300)).toBeLessThan(300)
})

test("any damaged file gives either its text or a fault", async () => {
  const whole = file("two-columns")
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 }),
      async (changes) => {
        const damaged = whole.slice()
        for (const [at, byte] of changes) damaged[at] = byte
        const outcome = await readPdf(damaged).then(
          (pages) => pages.length > 0,
          (error: unknown) => /^pdf_/.test(Object(error).code),
        )
        expect(outcome).toBe(true)
      },
    ),
    { numRuns: 12 },
  )
})
