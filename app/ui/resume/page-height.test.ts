import { expect, test } from "vitest"
import { pageHeight } from "./page-height"

const page = (height: number, sheet: object | null) => {
  const body = { getBoundingClientRect: () => ({ height }) }
  return { querySelector: () => sheet, body } as unknown as Document
}

test("a frame takes the whole height of its page, and keeps its own until the page is there", () => {
  expect(pageHeight(page(1153.2, {}))).toBe(1154)
  expect(pageHeight(page(150, null))).toBeNull()
  expect(pageHeight(null)).toBeNull()
})
