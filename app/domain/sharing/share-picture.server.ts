import { contentLabels } from "../kernel/content-label"
import type { Deps } from "../kernel/deps"
import { product } from "../kernel/product"
import { directionOf } from "../resume/direction"
import { findFont, templateLibrary } from "../resume/template-library.server"
import type { Sheet } from "../sheet/block"
import { SheetStyle } from "../sheet/style"
import { type SharedHead, sharedHead } from "./open-share.server"

/** The size that social platforms expect: 1,200 × 630 pixels. */
const size = { width: 600, height: 315, scale: 2 }
const longestTitle = 120

const ink = { color: "#1e1c18", leading: 1.3, size: 18 }
const muted = { ...ink, color: "#6b665c" }
const style = SheetStyle.parse({
  page: { top: 78, side: 42, bottom: 34 },
  fonts: { text: "Public Sans", display: "Source Serif 4" },
  roles: {
    name: { ...ink, size: 42, leading: 1.1, bold: true, font: "display", before: 8, after: 8, tracking: -0.015 },
    headline: { ...ink, size: 19 },
    contact: muted,
    section: muted,
    title: ink,
    organization: ink,
    dates: ink,
    note: muted,
    bullet: ink,
    label: { ...muted, size: 15 },
  },
})

/** The product's thread at the right edge. */
const thread = {
  color: "#1d4f91",
  path: [
    { command: "moveTo", args: [534, 0] },
    { command: "bezierCurveTo", args: [534, 85, 579, 105, 579, 165] },
    { command: "bezierCurveTo", args: [579, 225, 534, 245, 534, 315] },
    { command: "lineTo", args: [537.5, 315] },
    { command: "bezierCurveTo", args: [537.5, 246, 582.5, 227, 582.5, 165] },
    { command: "bezierCurveTo", args: [582.5, 103, 537.5, 84, 537.5, 0] },
    { command: "closePath", args: [] },
  ],
}

/** The preview image of a link; null unless its document may be read without a passcode. */
export async function sharePicture(deps: Deps, token: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const head = await sharedHead(deps, token)
  if (!head) return null
  const [{ faces }, { writePicture }] = await Promise.all([
    templateLibrary(deps),
    import("../sheet/picture/write-picture"),
  ])
  const readFont = async (file: string) => {
    const found = await findFont(deps, file)
    return found && new Uint8Array(await new Response(found.body).arrayBuffer())
  }
  return writePicture(sheetOf(head), { style, faces, readFont, ...size, paper: "#faf9f5", line: thread })
}

function sheetOf({ type, title: whole, name }: SharedHead): Sheet {
  const title = whole.length > longestTitle ? `${whole.slice(0, longestTitle)}…` : whole
  const head = name || title
  const block = (role: "label" | "name" | "headline", text: string) => ({
    tag: "P" as const,
    role,
    runs: [{ role, text }],
  })
  return {
    ...{ title, author: name, language: "en", direction: directionOf(head) },
    blocks: [
      block("label", contentLabels[type]),
      block("name", head),
      ...(name ? [block("headline", title)] : []),
      block("label", product.name),
    ],
  }
}
