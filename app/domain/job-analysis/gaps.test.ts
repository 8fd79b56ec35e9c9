import { expect, test } from "vitest"
import { columnsOfReading } from "./analyze/stored-reading"
import { type MatchedPosting, wantedEvidence } from "./gaps"
import { matchPosting } from "./match/match-posting"
import { readPosting } from "./reading/read-posting"

const today = new Date("2026-06-10T00:00:00Z")

function posting(id: string, text: string, own: string[] = [], notMine: string[] = []): MatchedPosting {
  const { title, company, skills, requirements } = columnsOfReading(readPosting(text, today))
  const items = own.map((words, at) => ({ id: `e${at}`, text: words, field: null }))
  const found = matchPosting({ title, skills, requirements }, { items, lines: [], profile: null }, "2026-06-10")
  const matched = found.requirements.flatMap(({ index, ...one }) => {
    const requirement = requirements[index]
    return requirement ? [{ id: requirement.id, ...one }] : []
  })
  return { id, title, company, requirements, match: { ...found, requirements: matched, at: "", record: "" }, notMine }
}

const devops =
  "DevOps Engineer\nAcme Ltd\nWhat you need\n- Kubernetes in production\n- Terraform\nNice to have\n- Spanish"
const platform = "Platform Engineer\nUmbra Inc\nRequirements\n- Experience with k8s\n- A calm manner"

test("a skill requested under two names is one item to build, and comes first", () => {
  const [first, ...others] = wantedEvidence([posting("a", devops), posting("b", platform)])
  expect(first).toMatchObject({ label: "Kubernetes", isMust: true, postingId: "a" })
  expect(first?.postings.map(({ id }) => id)).toEqual(["a", "b"])
  expect(others.map(({ label }) => label)).toEqual(["Terraform", "Spanish"])
})

test("a shown or dismissed requirement is not listed as something to build", () => {
  const shown = wantedEvidence([posting("a", devops, ["I moved our services to k8s."])])
  expect(shown.map(({ label }) => label)).toEqual(["Terraform", "Spanish"])
  const spanish = posting("a", devops).requirements.find(({ quote }) => quote === "Spanish")?.id ?? ""
  expect(wantedEvidence([posting("a", devops, [], [spanish])]).map(({ label }) => label)).not.toContain("Spanish")
})
