import { expect, test } from "vitest"
import type { ResumeView } from "../resume/resume-view"
import { adviceFor } from "./advice"
import type { RecoveredFact } from "./recovered"

const view: ResumeView = {
  ...{ name: "Maya Okafor", headline: null, contacts: [], direction: "ltr", language: "en" },
  sections: [],
}
const read = (text: string, found: RecoveredFact["found"]): RecoveredFact => ({ kind: "line", group: 0, text, found })

test("bullets in capitals are named, unless they are a few names or in a script without capitals", () => {
  const shown = (bullets: string[]): ResumeView => {
    const words = bullets.map((text) => ({ text, id: text }))
    const heading = { title: null, organization: null, location: null, dates: null }
    const entry = { ...heading, label: "", level: null, notes: [], bullets: words }
    return { ...view, sections: [{ kind: "work", title: "Work", look: "entries", entries: [entry] }] }
  }
  const said = (...bullets: string[]) => adviceFor(shown(bullets), []).filter((line) => line.includes("capitals"))
  expect(said("CLOSED THE BOOKS OF 4 COMPANIES", "TRAINED 3 JUNIOR ACCOUNTANTS", "Filed invoices")).toEqual([
    "2 bullets are in capitals: write in sentence case, which is easier to read.",
  ])
  expect(said("SAP, AWS, SQL", "Moved AWS to SAP for the NHS", "管理 十二 名 员工 的 团队")).toEqual([])
})

test("a detail that neither file gives back is counted once", () => {
  const pdf = [read("Led a team of 42", "no"), read("Trained 9 graduates", "yes")]
  const docx = [read("Led a team of 42", "elsewhere"), read("Trained 9 graduates", "yes")]
  expect(adviceFor(view, [pdf, docx])).toContain("1 detail is not read back in order. Try another template.")
  expect(adviceFor(view, [pdf.slice(1), docx.slice(1)]).join(" ")).not.toContain("read back")
})

test("details with an unmatched bracket are counted, since a file that is read back is not a proof that they are right", () => {
  const skills = ["MS Excel (VLOOKUP", "Pivot", "Power Query)", "SAP (FICO)"].map((text) => read(text, "yes"))
  expect(adviceFor(view, [skills, skills])).toContain(
    "2 details have an unmatched bracket, such as “MS Excel (VLOOKUP”: an import may have cut it in two.",
  )
  expect(adviceFor(view, [skills.slice(3), skills.slice(3)]).join(" ")).not.toContain("bracket")
})
