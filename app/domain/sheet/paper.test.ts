import { expect, test } from "vitest"
import { usualPaper } from "./paper"

test.each([
  ["America/New_York", "en-US", "letter"],
  ["America/Toronto", "en-GB", "letter"],
  ["Pacific/Honolulu", "en-US", "letter"],
  ["Asia/Manila", "en-PH", "letter"],
  ["America/Sao_Paulo", "en-BR", "a4"],
  ["America/Argentina/Salta", "en-AR", "a4"],
  ["Europe/London", "en-US", "a4"],
  ["Australia/Brisbane", "en-US", "a4"],
  ["Asia/Kolkata", "en-US", "a4"],
  ["UTC", "en-US", "letter"],
  ["UTC", "en-CA", "letter"],
  ["UTC", "en-DE", "a4"],
])("a reader in %s whose locale is %s gets %s", (timeZone, locale, paper) => {
  expect(usualPaper({ timeZone, locale })).toBe(paper)
})
