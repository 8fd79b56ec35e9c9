import { writeFileSync } from "node:fs"
import { inflateSync } from "node:zlib"
import { expect, test } from "vitest"
import { sharedResume } from "../../../tests/support/shared-resume"
import { openShare } from "./open-share.server"
import { sharePicture } from "./share-picture.server"

test("a shared resume is rendered in its template, with the template's styles scoped to it", async () => {
  await using shared = await sharedResume({ template: "classic" })
  const opened = await openShare(shared.world.deps, shared.token, false)
  if (opened.state !== "open" || !opened.page) throw new Error("The resume has no page.")
  const { html, pageRules } = opened.page
  expect(html).toContain('id="classic"')
  expect(html).toContain("falls on the ward from 11 to 4 a month")
  expect(html).toContain(":host { margin: 0;")
  expect(html).not.toMatch(/<main|<script|@font-face|@page|(?:^|[\s,}])(?:body|html|:root)\s*\{/)
  expect(pageRules).toMatch(/@font-face[\s\S]*@page/)
})

test("the preview image is a PNG in the standard size with the resume's name, and is not counted as a view", async () => {
  await using shared = await sharedResume({})
  const { deps } = shared.world
  const picture = await sharePicture(deps, shared.token)
  if (!picture) throw new Error("There is no picture.")
  if (process.env.PNG_OUT) writeFileSync(process.env.PNG_OUT, picture)
  const view = new DataView(picture.buffer)
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630])
  const rows = inflateSync(picture.subarray(41, 41 + view.getUint32(33)))
  expect(rows).toHaveLength(630 * 3601)
  const dark = rows.filter((value, at) => at % 3601 > 0 && value < 60).length
  expect(dark).toBeGreaterThan(10_000)
  expect(await shared.world.rows("select views from shares")).toEqual([{ views: 0 }])
})

test("a document behind a passcode has no preview image", async () => {
  await using shared = await sharedResume({ passcode: "blue heron" })
  expect(await sharePicture(shared.world.deps, shared.token)).toBeNull()
  expect(await sharePicture(shared.world.deps, "unknown")).toBeNull()
})
