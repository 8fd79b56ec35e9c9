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

test("a saved sentence that the check blocked is reported with the reason and its effect", () => {
  expect(toastAfter("blocked")).toEqual({
    title: "Sentence saved, but the check blocked it",
    description:
      "Nothing you wrote gives “6 kilns” for this. You cannot copy or download this document until you change or remove the sentence.",
    variant: "destructive",
  })
})

test("a blocked sentence does not prevent a download that was decided before", () => {
  const { description } = toastAfter("blocked", "2026-04-01T09:00:00.000Z")
  expect(description).toContain("You chose to use this document as it is")
})

test("a saved sentence without a source can be confirmed", () => {
  expect(toastAfter("unconfirmed").description).toContain("Confirm the sentence if it is true")
})

test("a supported sentence is saved, whatever the other sentences are", () => {
  expect(toastAfter("supported").title).toBe("Sentence saved")
})
