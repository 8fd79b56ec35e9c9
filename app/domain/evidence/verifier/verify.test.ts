import fc from "fast-check"
import { expect, test } from "vitest"
import { ledgerOf, statusOf } from "../../../../tests/support/told"
import type { EvidenceItem, Ledger, Posting } from "../schema"
import { checkText, verifySentences } from "./verify"

test("V1: a sentence unrelated to any item is unconfirmed", () => {
  expect(statusOf("Painted the village hall.", "Baked 40 loaves a day.")).toBe("unconfirmed")
})

test("V2: a number that counts another thing in the same item is refused", () => {
  expect(statusOf("Built 14 dashboards.", "14 users, 3 dashboards")).toBe("blocked")
})

test("V2: the same number in another notation is supported", () => {
  expect(statusOf("Sold 12,000 tickets.", "Sold 12k tickets.")).toBe("supported")
})

test("V2: a sum over the item is a question", () => {
  expect(statusOf("Pruned 14 trees.", "Pruned 8 trees in March and 6 trees in April.")).toBe("unconfirmed")
})

test("V3: an unsupported name is refused even if no item matches", () => {
  expect(statusOf("Plays chess with Garry Kasparov.", "Baked 40 loaves a day.")).toBe("blocked")
})

test("V3: a student's university is not the mentor's", () => {
  expect(statusOf("Studied at Oxford.", "Mentored a student from Oxford.")).not.toBe("supported")
})

test("V4: helping is not leading", () => {
  expect(statusOf("Led the book fair.", "Helped with the book fair.")).toBe("blocked")
})

test("V5: a skill that only the posting names is refused, and denying the skill is supported", () => {
  const posting: Posting = { title: "Platform Engineer", company: "Meridian", text: "You know Kubernetes." }
  const ledger = { ...ledgerOf("Wrote billing services in Go."), posting }
  expect(checkText("Wrote billing services in Kubernetes.", ledger)[0]?.status).toBe("blocked")
  expect(checkText("I have not used Kubernetes.", ledger)[0]?.status).toBe("supported")
})

test("V5: a rank in the posting's title claims nothing; a rank of the person's does", () => {
  const posting: Posting = { title: "Operations Manager", company: "Meridian", text: "Runs two sites." }
  const ledger = { ...ledgerOf("Packed orders."), posting }
  const status = (text: string) => verifySentences([{ text, kind: "connective", evidenceIds: [] }], ledger)[0]?.kind
  expect(status("I am applying for the role of Operations Manager at Meridian.")).toBe("connective")
  expect(status("I managed Meridian.")).toBe("fact")
})

test("V5: the posting's role and employer may be named as such", () => {
  const posting: Posting = { title: "Platform Engineer", company: "Meridian", text: "You know Kubernetes." }
  const [claim] = checkText("I am applying for the Platform Engineer role at Meridian.", { ...ledgerOf(), posting })
  expect(claim).toMatchObject({ kind: "connective", status: "supported" })
})

test("V6: shortlisted is not won", () => {
  expect(statusOf("Won the Teaching Award 2022.", "Shortlisted for the Teaching Award 2022.")).not.toBe("supported")
})

test("Whose: a colleague's action supports nothing about the person", () => {
  expect(statusOf("Led the audit.", "Sarah led the audit and I took notes.")).not.toBe("supported")
})

test("Negation: a denial supports no positive claim", () => {
  expect(statusOf("Led the audit.", "I did not lead the audit.")).not.toBe("supported")
})

test("the kind that the writer gives is not trusted", () => {
  const sentence = { text: "Led 300 engineers at Initech.", kind: "connective" as const, evidenceIds: [] }
  expect(verifySentences([sentence], ledgerOf("Baked bread."))[0]).toMatchObject({ kind: "fact", status: "blocked" })
})

test("ids that are not in the ledger are dropped", () => {
  const sentence = { text: "Baked 40 loaves a day.", kind: "fact" as const, evidenceIds: ["somebody-elses"] }
  expect(verifySentences([sentence], ledgerOf("Baked 40 loaves a day."))[0]).toMatchObject({
    evidenceIds: ["e0"],
    status: "supported",
  })
})

test("a goal supports a wish and not an action", () => {
  const items: EvidenceItem[] = [
    { id: "g", kind: "profile", text: "Open a bakery in Lyon.", source: "", field: "longTermGoals", createdAt: "" },
  ]
  const ledger: Ledger = { items, profile: null, personName: "", posting: null }
  expect(checkText("Opened a bakery in Lyon.", ledger)[0]?.status).not.toBe("supported")
  expect(checkText("I want to open a bakery in Lyon.", ledger)[0]?.status).toBe("supported")
})

const verb = fc.constantFrom("Repaired", "Taught", "Sold", "Drafted", "Installed", "Audited", "Translated")
const noun = fc.constantFrom("pumps", "lessons", "contracts", "boilers", "charts", "leaflets", "engines")
const deed = fc.record({ verb, noun, count: fc.integer({ min: 2, max: 99_999 }) })

test("property: an item's own sentence is never refused", () => {
  fc.assert(
    fc.property(deed, ({ verb, noun, count }) => {
      const text = `${verb} ${count} ${noun} for the harbour school.`
      return checkText(text, ledgerOf(text))[0]?.status === "supported"
    }),
  )
})

test("property: a supported number with any one digit changed is never supported", () => {
  fc.assert(
    fc.property(deed, fc.nat(), fc.integer({ min: 1, max: 9 }), ({ verb, noun, count }, place, shift) => {
      const digits = [...String(count)].map(Number)
      const at = place % digits.length
      digits[at] = ((digits[at] ?? 0) + shift) % 10
      const changed = Number(digits.join(""))
      fc.pre(changed !== count)
      const text = (value: number | string) => `${verb} ${value} ${noun} for the harbour school.`
      return checkText(text(digits.join("")), ledgerOf(text(count)))[0]?.status !== "supported"
    }),
  )
})

test("property: any text is checked without an error, sentence by sentence", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      const claims = checkText(text, ledgerOf("Baked 40 loaves a day for 3 cafés."))
      return claims.every((claim) => claim.status !== "confirmed")
    }),
  )
})

test("a confirmation supports its own sentence and nothing else", () => {
  const { items } = ledgerOf("Cut agency shifts from 22 to 9 a month.")
  const sentence = "Reduced agency costs by 60% and won the Calder Prize."
  const confirmation: EvidenceItem = { ...items[0]!, id: "confirmed", kind: "confirmation", text: sentence }
  const ledger = { ...ledgerOf(), items: [...items, confirmation] }
  const checked = (text: string) => verifySentences([{ text, kind: "fact", evidenceIds: ["confirmed"] }], ledger)[0]
  expect(checked(sentence)).toMatchObject({ status: "supported", evidenceIds: ["confirmed"] })
  expect(checked("Reduced agency costs by 60%.")?.status).not.toMatch(/supported|close/)
  expect(checked("Won the Calder Prize.")?.status).toBe("blocked")
})
