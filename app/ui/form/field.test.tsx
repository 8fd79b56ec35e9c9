import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { Field } from "./field"

const field = { id: "login-email", name: "email", initialValue: "ada@" }

test("a field's label belongs to its input, and the typed value is kept", () => {
  const html = renderToStaticMarkup(<Field field={field} label="Email" type="email" />)
  expect(html).toContain('<label for="login-email"')
  expect(html).toMatch(/<input type="email"[^>]*id="login-email"[^>]*name="email"[^>]*value="ada@"/)
  expect(html).not.toContain("aria-invalid=")
})

test("an error appears beside its field, describes it and takes the focus", () => {
  const html = renderToStaticMarkup(
    <Field field={{ ...field, errors: ["Enter a whole address."] }} label="Email" hint="For signing in." />,
  )
  expect(html).toContain('aria-describedby="login-email-hint login-email-error"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain("autofocus")
  expect(html).toMatch(/<p id="login-email-error"[^>]*><span>Enter a whole address\.\s*<\/span><\/p>/)
})
