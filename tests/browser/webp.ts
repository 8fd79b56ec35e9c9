import type { Browser } from "@playwright/test"

/** Encodes a picture as WebP at `scale` times its width and height, with a canvas of the browser itself. */
export async function toWebp(browser: Browser, png: Buffer, scale: number): Promise<Uint8Array> {
  const drawing = await browser.newPage()
  const webp = await drawing.evaluate(
    async ({ data, scale }) => {
      const picture = new Image()
      picture.src = `data:image/png;base64,${data}`
      await picture.decode()
      const canvas = new OffscreenCanvas(picture.width * scale, picture.height * scale)
      const context = canvas.getContext("2d")
      if (context) context.imageSmoothingQuality = "high"
      context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
      const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 })
      return [...new Uint8Array(await blob.arrayBuffer())]
    },
    { data: png.toString("base64"), scale },
  )
  await drawing.close()
  return Uint8Array.from(webp)
}
