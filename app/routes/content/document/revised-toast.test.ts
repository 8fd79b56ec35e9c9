import { expect, test } from "vitest"
import type { DocumentTree, Leaf } from "../../../domain/document/document-tree"
import { revisedToast } from "./revised-toast"

const leaf = (status: Leaf["status"], since: number): Leaf => ({
  id: `s${since}`,
  text: "Ran 6 kilns.",
  kind: "fact",
  evidenceIds: [],
  status,
  reasons: status === "supported" ? [] : [{ rule: "V2", code: "number_absent", text: "6 kilns" }],
  since,
})

/** The toast after the fourth version of a resume, whose other sentence has been blocked since the second one. */
function toastAfter(status: Leaf["status"], overrideAt: string | null = null) {
  const contact = { name: "", email: "", phone: "", location: "", linkedin_url: "", portfolio_url: "", website: "" }
  const bullets = [leaf("blocked", 2), leaf(status, 4)]
  const section = { kind: "publications" as const, entries: [{ heading: null, notes: [], bullets }] }
  const tree: DocumentTree = { format: 2, next: 9, person: { name: "", contact }, body: { sections: [section] } }
  return revisedToast("edit", { row: { version: 4, overrideAt }, tree })
}

test("a saved sentence that the check blocked is reported with its effect and the same choices as its note, not as an error", () => {
  expect(toastAfter("blocked")).toEqual({
    title: "Sentence saved, and blocked",
    description: "Its note says why. Copying and downloading wait until you confirm, edit or remove it.",
  })
})

test("a blocked sentence does not prevent a download that was decided before", () => {
  const { description } = toastAfter("blocked", "2026-04-01T09:00:00.000Z")
  expect(description).toContain("You chose to use this document as it is")
})

test("a saved sentence without a source points to its note", () => {
  expect(toastAfter("unconfirmed").title).toBe("Sentence saved, no source found")
})

test("a supported sentence is saved, whatever the other sentences are", () => {
  expect(toastAfter("supported").title).toBe("Sentence saved")
})
