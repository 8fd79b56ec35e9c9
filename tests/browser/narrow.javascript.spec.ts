import { expect, type Page, test } from "@playwright/test"
import { enterDemo } from "./people"

test.use({ viewport: { width: 375, height: 800 } })

test("on a phone, a document starts in the upper part of the screen and its bar takes one row", async ({ page }) => {
  await openResume(page)
  const sheet = await page.locator(".sheet").boundingBox()
  expect(sheet?.y).toBeLessThan(340)
  const bar = page.locator(".document-tools")
  expect((await bar.boundingBox())?.height).toBeLessThan(70)
  await expect(bar.getByRole("button", { name: "Copy" })).toBeInViewport()
  await expect(bar.locator("summary", { hasText: "Download" })).toBeInViewport()
  await expect(bar.locator("summary", { hasText: "More" })).toBeInViewport()
})

test("a shadow at the edge of a row of tabs shows that there are more, until the last one is in view", async ({
  page,
}) => {
  await openResume(page)
  const tabs = page.getByRole("navigation", { name: "Template" })
  await tabs.scrollIntoViewIfNeeded()
  const box = await tabs.boundingBox()
  if (!box) throw new Error("The tabs are not shown.")
  const size = { width: 8, height: 6 }
  const edge = { x: box.x + box.width - size.width, ...size }
  const paper = await page.screenshot({ clip: { ...edge, y: box.y - 2 * size.height } })
  const atEdge = () => page.screenshot({ clip: { ...edge, y: box.y + 2 } })
  expect((await atEdge()).equals(paper)).toBe(false)
  await tabs.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: "instant" }))
  await expect.poll(async () => (await atEdge()).equals(paper)).toBe(true)
})

test("a row of tabs that fits looks the same at its edge as the card that it is in", async ({ page }) => {
  await enterDemo(page, "engineer")
  await page.goto("/content")
  const box = await page.getByRole("navigation", { name: "Content types" }).boundingBox()
  if (!box) throw new Error("The tabs are not shown.")
  const size = { width: 8, height: 6 }
  const edge = { x: box.x + box.width - size.width, ...size }
  const card = await page.screenshot({ clip: { ...edge, y: box.y - 2 * size.height } })
  expect((await page.screenshot({ clip: { ...edge, y: box.y + 2 } })).equals(card)).toBe(true)
})

test("the number of a sentence never starts a line of its own", async ({ page }) => {
  await openResume(page)
  const apart = await page.evaluate(() => {
    const isApart = (passage: Element) => {
      const mark = passage.parentElement?.querySelector(`#${passage.id} ~ .mark`)
      const range = document.createRange()
      range.selectNodeContents(mark ?? passage)
      const line = [...passage.getClientRects()].at(-1)
      return !mark || !line || range.getBoundingClientRect().top > line.bottom
    }
    const found: string[] = []
    // Somewhere among these widths, every sentence ends just at the edge.
    for (let width = 280; width <= 343; width++) {
      document.querySelector<HTMLElement>(".sheet")?.style.setProperty("max-width", `${width}px`)
      for (const passage of document.querySelectorAll(".passage[id]")) if (isApart(passage)) found.push(passage.id)
    }
    return found
  })
  expect(apart).toEqual([])
})

async function openResume(page: Page) {
  await enterDemo(page, "engineer")
  await page.goto("/content")
  const link = page.getByRole("link", { name: /^Resume: / }).first()
  const address = await link.getAttribute("href")
  await page.goto(address ?? "")
  await expect(page.locator(".sheet")).toBeVisible()
}
