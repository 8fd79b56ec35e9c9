import { expect, type Locator, test } from "@playwright/test"
import { hydrated, join } from "./people"

/** If there is a script, it submits the forms. */
async function takenOver(control: Locator) {
  if (test.info().project.name === "javascript") await hydrated(control)
}

test("a profile saved in another window shows both texts, and mine can be saved over it", async ({ page, context }) => {
  await join(page)
  await page.goto("/onboarding?step=1")
  const other = await context.newPage()
  await other.goto("/onboarding?step=1")
  await other.getByLabel("Professional Bio").fill("I run two wards.")
  await other.getByRole("button", { name: "Next" }).click()
  await other.waitForURL("**/onboarding?step=2")

  const mine = "I run a ward of 28 beds."
  await takenOver(page.getByRole("button", { name: "Next" }))
  await page.getByLabel("Professional Bio").fill(mine)
  await page.getByRole("button", { name: "Next" }).click()
  await expect(page.getByText("Your profile was saved in another window.")).toBeVisible()
  await expect(page.getByText("Saved now: I run two wards.")).toBeVisible()
  await expect(page.getByLabel("Professional Bio")).toHaveValue(mine)
  await page.getByRole("button", { name: "Save mine instead" }).click()
  await page.waitForURL("**/onboarding?step=2")
  await page.goto("/onboarding?step=1")
  await expect(page.getByLabel("Professional Bio")).toHaveValue(mine)
})

test("a sentence changed in another window shows both texts, and theirs can be kept", async ({ page, context }) => {
  await join(page)
  await page.goto("/content")
  await page.getByRole("radio", { name: "Resume" }).check()
  await page.getByRole("button", { name: "Generate Content" }).click()
  await page.waitForURL("**/content?created=**")
  const id = new URL(page.url()).searchParams.get("created")
  const other = await context.newPage()
  for (const one of [page, other]) {
    await one.goto(`/content/${id}#claim-1`)
    const note = one.locator("#claim-1")
    await takenOver(note.locator("summary", { hasText: "Edit" }))
    await note.locator("summary", { hasText: "Edit" }).click()
  }
  const saveIn = async (one: typeof page, text: string) => {
    await one.locator("#claim-1").getByLabel("New wording").fill(text)
    await one.locator("#claim-1").getByRole("button", { name: "Save and check" }).click()
  }
  await saveIn(other, "I run a surgical ward in Leith.")
  await expect(other.getByText("Sentence saved")).toBeVisible()
  await saveIn(page, "I run a surgical ward of 28 beds in Leith.")
  const both = page.getByRole("region", { name: "Two versions" })
  await expect(both).toContainText("I run a surgical ward in Leith.")
  await expect(both.getByLabel("What you wrote")).toHaveValue("I run a surgical ward of 28 beds in Leith.")
  await both.getByRole("link", { name: "Keep current version" }).click()
  await expect(both).toHaveCount(0)
  await expect(page.locator("#claim-1")).toContainText("I run a surgical ward in Leith.")
})
