import fc from "fast-check"
import { expect, test } from "vitest"
import { seed } from "../../../tests/runner/given"
import { emptyProfile } from "../career/profile-view"
import type { DraftSentence, Ledger } from "../evidence/schema"
import { verifySentences } from "../evidence/verifier/verify"
import { type Body, isResume, type ResumeEntry, sectionKinds, skillGroups } from "./body"
import { type DocumentTree, leavesOf, nobody } from "./document-tree"
import { confirmClaim, editClaim, removeClaim } from "./edit-claim"
import { headingOf, readHeading } from "./heading"
import { placedSentences } from "./leaves"
import { mergeResume } from "./merge/merge-resume"
import { verified } from "./pending"
import { claimsOf, columnsOf, documentParts, isOnWire, structuredOf } from "./render/document"
import { textOf } from "./render/text"
import type { ResumeContent } from "./resume-schema"
import { treeOf } from "./stored-tree"

const told = [
  "I moved the AWS estate to three regions.",
  "I led a team of 5 nurses.",
  "I wrote SQL reports for finance.",
]
const ledger: Ledger = {
  items: told.map((text, at) => {
    return { id: `e${at}`, kind: "reflection", text, source: "", field: null, createdAt: "2026-03-01T00:00:00.000Z" }
  }),
  profile: emptyProfile,
  personName: "Robin Park",
  posting: null,
}

// Supported, unsupported and overlapping lines, which string comparison would confuse.
const line = fc.constantFrom(
  ...["Moved the AWS estate to three regions", "Led a team of 5 nurses", "Wrote SQL reports for finance", "AWS", "SQL"],
  ...["Led a team of 50 nurses", "Won the Nobel Prize in 2019", "Finance", "Moved", "I wrote SQL reports for finance."],
)
const sentence = line.map((text): DraftSentence => ({ text, kind: "fact", evidenceIds: [] }))
const heading = fc
  .constantFrom("Nurse, Leith General (2019 – 2021)", "SQL Analyst, Acme, Oslo (2020)", "Nurse", "AWS, AWS (2019)")
  .map((text) => headingOf({ text, kind: "fact" as const, evidenceIds: [] }, readHeading(text)))
const sentences = fc.array(sentence, { maxLength: 3 })
const entry = (headed: boolean): fc.Arbitrary<ResumeEntry> =>
  fc.record({ heading: headed ? fc.option(heading) : fc.constant(null), notes: sentences, bullets: sentences })
const lists = ["summary", "achievements", "certifications", "honours", "recognition", "publications", "languages"]
const section = fc
  .constantFrom(...sectionKinds.filter((kind) => kind !== "interests" && kind !== "references"))
  .chain((kind) => {
    const headed = fc.array(entry(!lists.includes(kind)), { maxLength: 3 })
    const skills = fc.tuple(...skillGroups.map((group) => entry(false).map((one) => ({ ...one, group }))))
    return fc.record({ kind: fc.constant(kind), entries: kind === "skills" ? skills : headed })
  })
const resume = fc.uniqueArray(section, { selector: ({ kind }) => kind, maxLength: 7 }).map((sections) => ({ sections }))
const part = fc.record({
  kind: fc.constantFrom("heading" as const, "subheading" as const, "paragraph" as const, "bullet" as const),
  sentences: fc.array(sentence, { minLength: 1, maxLength: 3 }),
})
const draft: fc.Arbitrary<Body> = fc.oneof(
  resume,
  fc.array(part, { maxLength: 6 }).map((parts) => ({ parts })),
)

const place = fc.nat(60)
const edit = fc.oneof(
  fc.record({ kind: fc.constant("edit" as const), at: place, text: line }),
  fc.record({ kind: fc.constant("remove" as const), at: place }),
  fc.record({ kind: fc.constant("confirm" as const), at: place }),
  fc.record({ kind: fc.constant("send" as const), at: place, text: fc.option(line) }),
)
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never

/** The fields with one string changed, removed (`text` is null), or added. */
function changed(wire: ResumeContent, at: number, text: string | null): ResumeContent {
  const put = (lines: string[]) => {
    const place = at % Math.max(1, lines.length)
    return [...lines.slice(0, place), ...(text ? [text] : []), ...lines.slice(place + 1)]
  }
  const [role, ...roles] = wire.experience
  const { technical, soft } = wire.skills
  const changes: Partial<ResumeContent>[] = [
    { summary: text ?? "" },
    { skills: { ...wire.skills, technical: put(technical) } },
    { skills: { ...wire.skills, soft: put(soft) } },
    { awards_certifications: put(wire.awards_certifications) },
    { projects: [...wire.projects.slice(1), ...(text ? [text, { name: text, description: `${text}. ${text}` }] : [])] },
    role ? { experience: [...roles, { ...role, responsibilities: put(role.responsibilities) }] } : {},
    role ? { experience: [{ ...role, company: text ?? "" }, ...roles] } : {},
    { education: wire.education.map((study) => ({ ...study, dates: text ?? "", details: put(study.details) })) },
  ]
  return { ...wire, ...changes[at % changes.length] }
}

function applied(tree: DocumentTree, change: Edit, since: number): DocumentTree {
  const settling = { next: tree.next, since }
  if (change.kind === "send") {
    const wire = structuredOf(tree)
    if (!wire || !isResume(tree.body)) return tree
    return verified(mergeResume(tree.body, changed(wire, change.at, change.text)), ledger, tree.person, settling)
  }
  const leaves = leavesOf(tree)
  const leaf = leaves[change.at % Math.max(1, leaves.length)]
  if (!leaf) return tree
  if (change.kind === "remove") return removeClaim(tree, leaf.id)
  if (change.kind === "confirm") return confirmClaim(tree, leaf.id, "c1", since)
  return verified(editClaim(tree, leaf.id, change.text), ledger, tree.person, settling)
}

function expectAgreement(tree: DocumentTree): void {
  const leaves = leavesOf(tree)
  expect(new Set(leaves.map(({ id }) => id)).size).toBe(leaves.length)
  const text = textOf(documentParts(tree)).toLowerCase()
  for (const leaf of leaves) expect(text).toContain(leaf.text.toLowerCase())
  expect(claimsOf(tree).map((claim) => claim.text)).toEqual(expect.arrayContaining(leaves.map((leaf) => leaf.text)))
  expect(columnsOf(tree)).toMatchObject({
    blocked: leaves.filter(({ status }) => status === "blocked").length,
    unconfirmed: leaves.filter(({ status }) => status === "unconfirmed").length,
  })
  expect(treeOf({ type: "resume", ...columnsOf(tree) })).toEqual(JSON.parse(JSON.stringify(tree)))
  const wire = structuredOf(tree)
  if (!wire || !isResume(tree.body)) return
  const shown = leaves.filter(isOnWire).map((leaf) => leaf.text)
  shown.sort((a, b) => b.length - a.length)
  const strings: string[] = []
  const { name: _, contact: __, ...said } = wire
  JSON.stringify(said, (_, value) => {
    if (typeof value === "string" && value !== "") strings.push(value)
    return value
  })
  const whole = strings.join("\n")
  for (const one of shown.filter((said) => !/, |\(/.test(said))) expect(whole).toContain(one.replace(/\.$/, ""))
  const rest = (string: string) => shown.reduce((left, said) => left.replaceAll(said, ""), string)
  const isSaid = (string: string) => shown.some((said) => said.includes(string)) || /^[\s.]*$/.test(rest(string))
  for (const string of strings) expect([string, isSaid(string)]).toEqual([string, true])
  // Sending back unchanged content changes nothing.
  const back = mergeResume(tree.body, wire)
  expect(
    placedSentences(back)
      .map(({ sentence: { id } }) => id)
      .sort(),
  ).toEqual(leaves.map(({ id }) => id).sort())
}

test("after any edits of any document its text, its fields and its claims agree, and none is supported unverified", () => {
  const documents = fc.tuple(draft, fc.array(edit, { maxLength: 6 }))
  fc.assert(
    fc.property(documents, ([body, edits]) => {
      let tree = verified(body, ledger, { ...nobody, name: "Robin Park" }, { next: 1 })
      expectAgreement(tree)
      edits.forEach((change, at) => {
        const before = new Map(leavesOf(tree).map((leaf) => [leaf.id, leaf]))
        tree = applied(tree, change, at + 2)
        expectAgreement(tree)
        for (const leaf of leavesOf(tree)) if (leaf.since !== at + 2) expect(leaf).toEqual(before.get(leaf.id))
      })
      for (const { sentence: leaf, placement } of placedSentences(tree.body)) {
        if (leaf.status !== "supported") continue
        const [claim] = verifySentences([{ text: leaf.text, kind: leaf.kind, evidenceIds: [], ...placement }], ledger)
        expect([leaf.text, claim?.status]).toEqual([leaf.text, "supported"])
      }
    }),
    { seed, numRuns: 60 },
  )
})
