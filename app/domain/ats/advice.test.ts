import { expect, test } from "vitest"
import type { ResumeView } from "../resume/resume-view"
import { adviceFor } from "./advice"
import type { RecoveredFact } from "./recovered"

const view: ResumeView = {
  ...{ name: "Maya Okafor", headline: null, contacts: [], direction: "ltr", language: "en" },
  sections: [],
}
const read = (text: string, found: RecoveredFact["found"]): RecoveredFact => ({ kind: "line", group: 0, text, found })

test("a detail that neither file gives back is counted once", () => {
  const pdf = [read("Led a team of 42", "no"), read("Trained 9 graduates", "yes")]
  const docx = [read("Led a team of 42", "elsewhere"), read("Trained 9 graduates", "yes")]
  expect(adviceFor(view, [pdf, docx])).toContain("1 detail is not read back in order. Try another template.")
  expect(adviceFor(view, [pdf.slice(1), docx.slice(1)]).join(" ")).not.toContain("read back")
})
