import { expect, test } from "vitest"
import { exportName } from "./formats"

test.each([
  ["Resume: Night Shift Lead", "resume_night_shift_lead.pdf"],
  ["Resume – Night Shift Lead (2026)", "resume_night_shift_lead_2026.pdf"],
  ["Lebenslauf für Zoë", "lebenslauf_für_zoë.pdf"],
  ['../../etc/passwd\r\n"', "etc_passwd.pdf"],
  ["…", "document.pdf"],
])("the file name of “%s” has one underscore between words", (title, name) => {
  expect(exportName(title, "pdf")).toBe(name)
})
