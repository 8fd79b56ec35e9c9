import { expect, test } from "vitest"
import { emptyFacts } from "../../career/profile-view"
import type { Ledger } from "../schema"
import { verifySentences } from "./verify"

const ledger: Ledger = {
  items: [
    {
      ...{ id: "e1", kind: "reflection", source: "", field: null, createdAt: "2026-01-01T00:00:00Z" },
      text: "I run the breakfast section with 6 cooks and order for 2 kitchens.",
    },
  ],
  profile: { ...emptyFacts, title: "Sous Chef" },
  personName: "Lidia Marsh",
  posting: { title: "Head Chef", company: "Fell Inn", text: "Fell Inn\nManage 2 kitchens and around 15 cooks." },
}
const verdict = (text: string) => verifySentences([{ text, kind: "connective", evidenceIds: [] }], ledger)[0]

test.each([
  "You need someone to manage 2 kitchens and around 15 cooks.",
  "You are looking for someone to order for 2 kitchens, reduce waste.",
  "You also ask for 3 years of experience.",
  "The posting names stock control for 2 kitchens.",
])("the posting's requirements are not marked as the person's claims: %s", (text) => {
  expect(verdict(text)).toMatchObject({ kind: "connective", evidenceIds: [], reasons: [] })
})

test.each([
  "You need Lidia, who managed 15 cooks.",
  "You need a chef like me for your 15 cooks.",
  "You are looking for somebody who managed 15 cooks at the Ritz.",
  "Your team needs a lead, and I managed 15 cooks.",
])("a claim about the person after it is still checked: %s", (text) => {
  const claim = verdict(text)
  expect(claim?.kind).toBe("fact")
  expect(claim?.status).not.toBe("supported")
})
