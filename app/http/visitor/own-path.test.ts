import fc from "fast-check"
import { expect, test } from "vitest"
import { ownPath } from "./own-path"

test.each(["/dashboard", "/content/abc?view=check#claim-3", "/onboarding?step=2", "/", "/a//b", "/%2e%2e/x"])(
  "%s is our own",
  (path) => {
    expect(ownPath(path, "/fallback")).not.toBe("/fallback")
  },
)

test.each([
  "https://evil.com",
  "//evil.com",
  "///evil.com",
  "/\\evil.com",
  "/\\\\evil.com",
  "\\/evil.com",
  "/.//evil.com",
  "/..//evil.com",
  "/./\\evil.com",
  "/x/..//evil.com",
  "/x/../\\evil.com",
  "/%2e//evil.com",
  "/\t/evil.com",
  "/\n/evil.com",
  "/.\t//evil.com",
  "javascript:alert(1)",
  " //evil.com",
  "evil.com",
  "",
])("%j goes to the fallback", (path) => {
  expect(ownPath(path, "/fallback")).toBe("/fallback")
})

test("an escaped backslash stays part of a same-origin path", () => {
  expect(ownPath("/%5cevil.com", "/fallback")).toBe("/%5cevil.com")
})

test("a value that is not a string gives the fallback", () => {
  expect(ownPath(null, "/fallback")).toBe("/fallback")
  expect(ownPath(undefined, "/fallback")).toBe("/fallback")
  expect(ownPath(new File([], "x"), "/fallback")).toBe("/fallback")
})

test("no requested path leads a browser to another origin", () => {
  const origin = "https://app.example"
  const pieces = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    "%2f",
    "%5c",
    "%2e",
    "\t",
    "\n",
    "@",
    ":",
    "?",
    "#",
    "evil.com",
    "a",
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const path = ownPath(`/${parts.join("")}`, "/")
      expect(new URL(path, origin).origin).toBe(origin)
      expect(path).toMatch(/^\/(?![/\\])/)
    }),
    { numRuns: 5000 },
  )
})
