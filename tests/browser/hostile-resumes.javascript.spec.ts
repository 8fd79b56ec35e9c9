import { expect, test } from "@playwright/test"
import { plainTree } from "../../app/domain/document/json-resume/read-json-resume"
import { renderTemplate } from "../../app/domain/resume/render-template"
import { viewOfTree } from "../../app/domain/resume/view-of-tree"
import { hostileResume, partialsOfRepository, scripts, templatesOfRepository } from "../resumes/hostile-resumes"
import { drawsFrom, seed } from "../runner/given"

const perTemplate = 12
const widths = [375, 816]

test("no template runs a script from a resume's values or lets one break its layout, even without a content security policy", async ({
  browser,
}) => {
  const context = await browser.newContext({ bypassCSP: true })
  const page = await context.newPage()
  const ran: unknown[] = []
  page.on("dialog", async (dialog) => {
    ran.push(dialog.message())
    await dialog.dismiss()
  })
  await page.exposeFunction("ran", (number: unknown) => void ran.push(number))
  // Proves that the hooks work: an unescaped script is detected.
  await page.setContent(`<p>${scripts[5]}</p>`)
  await expect.poll(() => ran.length).toBe(1)
  ran.length = 0
  const draws = drawsFrom(seed)
  const wide: string[] = []
  for (const template of templatesOfRepository()) {
    for (let at = 0; at < perTemplate; at++) {
      const view = viewOfTree(plainTree(hostileResume(draws)))
      const setting = { partials: partialsOfRepository(), faces: [], fontPath: "/templates/fonts/" }
      await page.setContent(renderTemplate(template, view, { ...setting, title: scripts[at % scripts.length]! }))
      await page.locator("body").dispatchEvent("mouseover")
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        if (over > 0) wide.push(`${template.id} ${at} at ${width}: ${over} px too wide`)
      }
    }
  }
  expect({ ran, wide }).toEqual({ ran: [], wide: [] })
  await context.close()
})
