import type { Page } from "@playwright/test"

/** Images further down are lazy and load only when scrolled near. */
export async function allPictures(page: Page) {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter(({ offsetParent }) => offsetParent !== null)
    for (const picture of pictures) picture.loading = "eager"
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)))
  })
}

/** A change of color scheme reaches the last element some frames later. */
export async function drawnAgain(page: Page) {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)))
  })
}
