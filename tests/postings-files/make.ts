import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { chromium } from "@playwright/test"

// Generates the PDFs of this folder: `npx tsx tests/postings-files/make.ts`, which requires chromium and qpdf.
const folder = new URL(".", import.meta.url).pathname
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] })
const page = await browser.newPage({ viewport: { width: 800, height: 1100 } })
const print = async (name: string, html: string, isPaged = false) => {
  await page.setContent(html)
  const footer = `<div style="font-size:7pt;width:100%;padding:0 18mm;display:flex;justify-content:space-between"><span>Pinnaroo Shire Council · CP-0417</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`
  const margin = { top: "16mm", bottom: "18mm", left: "18mm", right: "18mm" }
  const edges = isPaged ? { displayHeaderFooter: true, headerTemplate: "<span></span>", footerTemplate: footer } : {}
  await page.pdf({ path: `${folder}${name}.pdf`, format: "A4", margin, printBackground: true, ...edges })
}
const source = (name: string) => readFileSync(`${folder}sources/${name}.html`, "utf8")
await print("one-column", source("one-column"), true)
await print("two-columns", source("two-columns"))
await page.setContent(source("two-columns"))
const picture = (await page.screenshot({ type: "jpeg", quality: 30 })).toString("base64")
await print("scanned", `<img style="width:100%" src="data:image/jpeg;base64,${picture}">`)
await print("empty", "<p></p>")
const many = Array.from({ length: 31 }, (_, at) => `<p style="break-after:page">Page ${at + 1} of a long manual</p>`)
await print("many-pages", many.join(""))
await browser.close()
const whole = readFileSync(`${folder}one-column.pdf`)
writeFileSync(`${folder}cut.pdf`, whole.subarray(0, whole.length / 3))
const qpdf = (name: string, ...more: string[]) =>
  execFileSync("qpdf", [...more, `${folder}one-column.pdf`, `${folder}${name}.pdf`])
qpdf("encrypted", "--encrypt", "secret", "owner", "256", "--")
qpdf("no-copying", "--encrypt", "", "owner", "256", "--extract=n", "--")
qpdf("packed-objects", "--object-streams=generate", "--recompress-flate", "--compression-level=9")
