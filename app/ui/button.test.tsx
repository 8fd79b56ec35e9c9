import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { Button } from "./button"

test("a busy button says what it is doing, keeps its width and informs assistive technology", () => {
  const html = renderToStaticMarkup(
    <Button busy busyLabel="Generating...">
      Generate Content
    </Button>,
  )
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('aria-disabled="true"')
  expect(html).toMatch(/<span[^>]*aria-hidden="true">Generate Content<\/span>/)
  expect(html).toMatch(/<span class="text-center">Generating\.\.\.<\/span>/)
})

test("an idle button is read by its own label only", () => {
  const html = renderToStaticMarkup(<Button busyLabel="Generating...">Generate Content</Button>)
  expect(html).not.toContain("aria-busy")
  expect(html).toMatch(/<span[^>]*aria-hidden="true">Generating\.\.\.<\/span>/)
})
