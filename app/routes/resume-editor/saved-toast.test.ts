import { expect, test } from "vitest"
import { nobody } from "../../domain/document/document-tree"
import type { ClaimStatus } from "../../domain/evidence/schema"
import { savedToast } from "./saved-toast"

function saved(...lines: [status: ClaimStatus, since: number][]) {
  const sentences = lines.map(([status, since], at) => ({
    ...{ id: `s${at}`, text: `Line ${at}`, kind: "fact" as const, evidenceIds: [], status, reasons: [], since },
  }))
  const body = { parts: [{ kind: "paragraph" as const, sentences }] }
  return { row: { version: 4 }, tree: { format: 2 as const, next: 9, person: nobody, body } }
}

test.each([
  [saved(["supported", 4], ["blocked", 3]), "Your changes have been saved successfully."],
  [
    saved(["blocked", 4], ["blocked", 4]),
    "2 lines are blocked. Confirm them if true, or change or remove them, before you copy or download.",
  ],
  [saved(["unconfirmed", 4], ["close", 4]), "1 line is not in your evidence. Confirm what is true."],
])("the toast names what the check objects to in the lines of this save", (resume, words) => {
  expect(savedToast(resume)).toMatchObject({ title: "Resume saved", description: expect.stringContaining(words) })
})

test("a save without objections says nothing about the check", () => {
  expect(savedToast(saved(["supported", 4], ["blocked", 3])).description).not.toContain("blocked")
})
