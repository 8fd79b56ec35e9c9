import { expect, type Page, test } from "@playwright/test"
import { hydrated, join } from "./people"

/** Opens the editor of a newly written resume. */
async function openEditor(page: Page): Promise<string> {
  await join(page)
  await page.goto("/content")
  await page.getByRole("radiogroup").locator("input[value=resume]").check()
  await page.getByRole("button", { name: "Generate Content" }).click()
  await page.waitForURL("**/content?created=**")
  const address = `/resume-editor?content=${new URL(page.url()).searchParams.get("created")}&edit=1`
  await page.goto(address)
  await ready(page)
  return address
}

async function ready(page: Page) {
  await hydrated(page.getByRole("button", { name: "Save Changes" }))
  await expect(page.locator(".sheet-frame iframe[data-editable]")).toBeVisible()
}

const sheet = (page: Page) => page.frameLocator(".sheet-frame iframe")
const onPage = (page: Page, text: string) => sheet(page).locator("[data-claim]", { hasText: text })

test("the page is shown whole where it is only viewed, and scrolls in its frame beside the fields", async ({
  page,
}) => {
  const address = await openEditor(page)
  const cut = () =>
    page.locator(".sheet-frame iframe").evaluate((frame: HTMLIFrameElement) => {
      const root = frame.contentDocument?.documentElement
      return (root?.scrollHeight ?? 0) - frame.clientHeight
    })
  await page.setViewportSize({ width: 1440, height: 500 })
  await expect.poll(cut).toBeGreaterThan(0)
  const frame = await page.locator(".sheet-frame iframe").boundingBox()
  expect(frame?.height).toBeLessThan(500)
  await page.goto(address.replace("&edit=1", ""))
  for (const width of [1440, 768, 375]) {
    await page.setViewportSize({ width, height: 500 })
    await expect.poll(cut, String(width)).toBe(0)
  }
})

test("a line is edited on the page, undone, redone and saved, and marked as unsupported", async ({ page }) => {
  await openEditor(page)
  const line = onPage(page, "Led a team of 14 nurses")
  await line.click()
  await page.keyboard.press("End")
  await page.keyboard.type(" across 3 hospitals")
  const field = page.locator("#resume-form textarea[aria-label*='Led a team of 14 nurses']")
  await expect(field).toHaveValue("Led a team of 14 nurses across 3 hospitals")
  await expect(page.getByText("Not saved yet")).toBeVisible()
  await page.keyboard.press("Control+z")
  await expect(field).toHaveValue("Led a team of 14 nurses")
  await expect(onPage(page, "across 3 hospitals")).toHaveCount(0)
  await page.getByRole("button", { name: "Redo" }).click()
  await expect(onPage(page, "Led a team of 14 nurses across 3 hospitals")).toBeVisible()
  await page.getByRole("button", { name: "Save Changes" }).click()
  await expect(page.getByText("Resume saved")).toBeVisible()
  await expect(page.getByText("Not saved yet")).toHaveCount(0)
  await expect(page.locator(".edit-line[data-untraced]")).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test("the keyboard adds, moves and removes a line, and typing in the form updates the page", async ({ page }) => {
  await openEditor(page)
  const texts = () => sheet(page).locator(".kind-work .bullet").allTextContents()
  const before = await texts()
  await page.locator("#resume-form textarea[aria-label*='Led a team of 14 nurses']").focus()
  await page.keyboard.press("End")
  await page.keyboard.press("Enter")
  await page.keyboard.type("Wrote the night rota")
  await expect(onPage(page, "Wrote the night rota")).toBeVisible()
  await page.keyboard.press("Alt+ArrowUp")
  const led = before.findIndex((text) => text.startsWith("Led a team of 14"))
  await expect.poll(async () => (await texts()).indexOf("Wrote the night rota")).toBe(led)
  await page.keyboard.press("Control+a")
  await page.keyboard.press("Backspace")
  await page.keyboard.press("Backspace")
  await expect.poll(texts).toEqual(before)
})

test("after “Edit Resume”, a key pressed on the page acts once", async ({ page }) => {
  const address = await openEditor(page)
  // The frame has loaded its page by the time the templates arrive.
  await page.route("**/templates/kit", async (route) => {
    await expect(sheet(page).locator(".sheet")).toBeVisible()
    await page.waitForTimeout(300)
    await route.continue()
  })
  await page.goto(address.replace("&edit=1", ""))
  await hydrated(page.getByRole("link", { name: "Edit Resume" }))
  await page.getByRole("link", { name: "Edit Resume" }).click()
  await ready(page)
  const bullets = sheet(page).locator(".kind-work .bullet")
  const before = await bullets.count()
  await onPage(page, "Led a team of 14 nurses").click()
  await page.keyboard.press("End")
  await page.keyboard.press("Enter")
  await expect(bullets).toHaveCount(before + 1)
  await page.keyboard.type("Wrote the night rota")
  await page.keyboard.press("Control+z")
  await expect(bullets).toHaveCount(before + 1)
  await page.keyboard.press("Control+z")
  await expect(bullets).toHaveCount(before)
})

test("on the page, undo continues past a removed line, and redo restores both steps", async ({ page }) => {
  await openEditor(page)
  const line = onPage(page, "Led a team of 14 nurses")
  await line.click()
  await page.keyboard.press("End")
  await page.keyboard.type(" by day")
  await page.keyboard.press("Enter")
  await page.keyboard.type("Wrote the night rota")
  await expect(onPage(page, "Wrote the night rota")).toBeVisible()
  for (let step = 0; step < 3; step++) await page.keyboard.press("Control+z")
  await expect(onPage(page, "Wrote the night rota")).toHaveCount(0)
  await expect(onPage(page, "by day")).toHaveCount(0)
  for (let step = 0; step < 3; step++) await page.keyboard.press("Control+Shift+z")
  await expect(onPage(page, "Led a team of 14 nurses by day")).toBeVisible()
  await expect(onPage(page, "Wrote the night rota")).toBeVisible()
})

test("edits are restored after the tab was closed, and gone once discarded", async ({ page, context }) => {
  const address = await openEditor(page)
  await page.getByLabel("Name", { exact: true }).fill("Maren Adaeze Okafor")
  await expect(sheet(page).locator("[data-claim=name]")).toHaveText("Maren Adaeze Okafor")
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1)
  const again = await context.newPage()
  await page.close({ runBeforeUnload: false })
  await again.goto(address)
  await expect(again.getByText("Your unsaved edits are back")).toBeVisible()
  await expect(again.getByLabel("Name", { exact: true })).toHaveValue("Maren Adaeze Okafor")
  await again.getByRole("link", { name: "Discard them" }).click()
  await expect(again.getByLabel("Name", { exact: true })).toHaveValue("Maren Okafor")
  await expect(again.getByText("Your unsaved edits are back")).toHaveCount(0)
})

test("a second tab does not load the open first tab's edits, and both tabs' edits survive", async ({
  page,
  context,
}) => {
  const address = await openEditor(page)
  const name = (one: Page) => one.getByLabel("Name", { exact: true })
  const kept = (one: Page) => one.evaluate(() => localStorage.length)
  await name(page).fill("Maren First")
  await expect.poll(() => kept(page)).toBe(1)
  const other = await context.newPage()
  await other.goto(address)
  await ready(other)
  await expect(other.getByText("Another tab has unsaved edits of this resume")).toBeVisible()
  await expect(name(other)).toHaveValue("Maren Okafor")
  await name(other).fill("Maren Second")
  await expect.poll(() => kept(other)).toBe(2)
  for (const one of [other, page]) await one.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.goto(address)
  for (const edit of ["Maren Second", "Maren First"]) {
    await expect(again.getByText("Your unsaved edits are back")).toBeVisible()
    await expect(name(again)).toHaveValue(edit)
    await again.getByRole("link", { name: "Discard them" }).click()
    await expect.poll(() => kept(again)).toBe(edit === "Maren Second" ? 1 : 0)
  }
})

test("if two tabs save the same version, the second sees both texts and keeps its own", async ({ page, context }) => {
  const address = await openEditor(page)
  const other = await context.newPage()
  await other.goto(address)
  await ready(other)
  const line = (one: Page) => one.locator("#resume-form textarea[aria-label*='Led a team of 14 nurses']")
  await line(other).fill("Led 14 nurses")
  await other.getByRole("button", { name: "Save Changes" }).click()
  await expect(other.getByText("Resume saved")).toBeVisible()
  await line(page).fill("Led a team of nurses")
  await page.getByRole("button", { name: "Save Changes" }).click()
  const both = page.getByRole("region", { name: "Two versions" })
  await expect(both).toContainText("Led 14 nurses")
  await expect(both).toContainText("Led a team of nurses")
  await expect(line(page)).toHaveValue("Led a team of nurses")
  await both.getByRole("button", { name: "Save mine instead" }).click()
  await expect(page.getByText("Resume saved")).toBeVisible()
  await expect(both).toHaveCount(0)
  await page.goto(address.replace("&edit=1", ""))
  await expect(onPage(page, "Led a team of nurses")).toBeVisible()
})

test("unsaved edits ask for confirmation before they are left", async ({ page }) => {
  await openEditor(page)
  await page.getByLabel("Name", { exact: true }).fill("Maren A. Okafor")
  await expect(page.getByText("Not saved yet")).toBeVisible()
  const asked: string[] = []
  page.on("dialog", (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.getByRole("link", { name: "Exit Edit" }).click()
  await expect.poll(() => asked).toEqual(["confirm"])
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Maren A. Okafor")
})

/** Adds lines to the first role of the resume in the editor, through the API. */
async function addLines(page: Page, count: number) {
  const path = `/api/content/${new URL(page.url()).searchParams.get("content")}/resume`
  const status = await page.evaluate(
    async ({ path, lines }) => {
      const read = JSON.parse(await (await fetch(path)).text())
      const work = read.resume.sections.find((section: { kind: string }) => section.kind === "work")
      work.entries[0].bullets.push(...lines)
      const headers = { "Content-Type": "application/json" }
      return (await fetch(path, { method: "PUT", headers, body: JSON.stringify(read) })).status
    },
    { path, lines: Array.from({ length: count }, (_, at) => ({ id: `n${at + 1}`, text: `Line ${at}` })) },
  )
  expect(status).toBe(200)
}

test("with 200 fields, a keystroke updates only its own field and text, without a render", async ({ page }) => {
  const address = await openEditor(page)
  await addLines(page, 200)
  await page.goto(address)
  await ready(page)
  // The first change of a line marks it and the resume as not saved. Another line is changed last.
  for (const at of [120, 199]) {
    const field = page.locator(`#resume-form textarea[aria-label$='Line ${at}']`)
    await field.fill(`Line ${at}?`)
    await expect(onPage(page, `Line ${at}?`)).toBeVisible()
  }
  await expect(page.getByText("Not saved yet")).toBeVisible()
  const changed = await page.evaluate(async () => {
    const frame = document.querySelector<HTMLIFrameElement>(".sheet-frame iframe")?.contentDocument
    const field = [...document.querySelectorAll("textarea")].find(({ value }) => value === "Line 120?")
    if (!frame || !field) throw new Error("The line is not there.")
    const seen = new Set<Node>()
    const watch = new MutationObserver((records) => {
      for (const { target } of records) seen.add(target)
    })
    for (const root of [frame.body, document.body]) {
      watch.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
    }
    const started = performance.now()
    field.value = "Line 120?!"
    field.dispatchEvent(new Event("input", { bubbles: true }))
    const took = performance.now() - started
    await new Promise((resolve) => setTimeout(resolve, 50))
    watch.disconnect()
    return { took, texts: [...seen].map((node) => node.textContent) }
  })
  test.info().annotations.push({ type: "milliseconds for a key", description: changed.took.toFixed(1) })
  console.log(`A key with 200 more lines takes ${changed.took.toFixed(1)} ms.`)
  expect(changed.texts).toEqual(["Line 120?!"])
})

test("on a phone, the page to edit is one press away, and the fields return to where they were", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await join(page)
  await page.goto("/content")
  await page.getByRole("radiogroup").locator("input[value=resume]").check()
  await page.getByRole("button", { name: "Generate Content" }).click()
  await page.waitForURL("**/content?created=**")
  await page.goto(`/resume-editor?content=${new URL(page.url()).searchParams.get("created")}&edit=1`)
  await hydrated(page.getByRole("button", { name: "Save Changes" }))
  const field = page.locator("#resume-form textarea[aria-label*='Led a team of 14 nurses']")
  await field.fill("Led 14 nurses")
  await page.getByText("Page", { exact: true }).click()
  await expect(onPage(page, "Led 14 nurses")).toBeInViewport({ ratio: 0.1 })
  await onPage(page, "Led 14 nurses").click()
  await page.keyboard.press("End")
  await page.keyboard.type(" by day")
  await page.getByText("Fields", { exact: true }).click()
  await expect(field).toBeInViewport()
  await expect(field).toHaveValue("Led 14 nurses by day")
})
