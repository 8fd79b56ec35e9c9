import { expect, test } from "vitest"
import { exportName } from "./formats"

test.each([
  ["Resume: Night Shift Lead", "resume_night_shift_lead.txt"],
  ["Resume – Night Shift Lead (2026)", "resume_night_shift_lead_2026.txt"],
  ["Lebenslauf für Zoë", "lebenslauf_für_zoë.txt"],
  ['../../etc/passwd\r\n"', "etc_passwd.txt"],
  ["…", "document.txt"],
])("the plain text of “%s” is named by its title, with one underscore between words", (title, name) => {
  expect(exportName({ type: "resume", title, person: "Maya Okafor" }, "txt")).toBe(name)
})

test.each([
  ["Maria de la Cruz", "Resume: Staff Nurse", "maria-de-la-cruz-resume-staff-nurse.pdf"],
  ["Zoë Strauß-Łukasik", "Lebenslauf: Ärztin", "zoe-strauss-lukasik-lebenslauf-arztin.pdf"],
  ["Siobhán O’Brien", "Tailored Resume: Chef, The “Oak” Room", "siobhan-obrien-tailored-resume-chef-the-oak-room.pdf"],
  ["", "Resume: Staff Nurse", "resume-staff-nurse.pdf"],
  ["王 芳", "Resume: Staff Nurse", "resume-staff-nurse.pdf"],
  ["Wang Fang", "履歴書", "wang-fang-resume.pdf"],
  ["王 芳", "履歴書", "resume.pdf"],
  ["../../etc", 'passwd\r\n"', "etc-passwd.pdf"],
  ["A B", `Resume: ${"long ".repeat(40)}`, `${"a-b-resume-long-long-long-long-long-".padEnd(120, "long-")}.pdf`],
])("the file of %s’s “%s” carries both in ASCII", (person, title, name) => {
  expect(exportName({ type: "resume", title, person }, "pdf")).toBe(name)
})
