import { expect, test } from "vitest"
import { emptyFacts } from "../../../career/profile-view"
import { draftParts } from "../../../document/render/parts"
import type { EvidenceItem } from "../../../evidence/schema"
import { verifySentences } from "../../../evidence/verifier/verify"
import type { ModelRequest } from "../../../kernel/model"
import { ProviderError } from "../../../kernel/provider-error"
import type { Writing, WritingRequest } from "../../writer"
import { inRounds } from "./rounds"

const person = { firstName: "Ada", lastName: "Park", email: "ada@example.com", links: [] }
const texts = [
  "I reworked the night rota with two colleagues. Overtime dropped from 30 to 12 hours a month.",
  "I taught the triage course to 14 nurses.",
]
const evidence = texts.map(
  (text, at): EvidenceItem => ({
    id: `item${at + 1}`,
    kind: "reflection",
    text,
    source: "",
    field: null,
    createdAt: "2026-05-04T10:00:00Z",
  }),
)
const request: WritingRequest = {
  type: "linkedin_post",
  customPrompt: null,
  profile: emptyFacts,
  evidence,
  posting: null,
  lines: [],
  today: "2026-11-21",
}

type Draft = [text: string, item: string]

function draft(...sentences: Draft[]): Writing {
  const facts = sentences.map(([text, item]) => ({ text, kind: "fact" as const, evidenceIds: [item] }))
  return { title: "LinkedIn Post", body: { parts: [{ kind: "paragraph", sentences: facts }] }, advice: ["Add dates."] }
}

/** A draft that runs through the rounds, with one answer per call. A missing answer is an outage. */
async function through(writing: Writing, answers: unknown[], mayAsk = async () => true) {
  const asked: ModelRequest[] = []
  const failures: unknown[] = []
  const ask = async (question: ModelRequest) => {
    const value = answers[asked.push(question) - 1]
    if (value === undefined) throw new ProviderError("server")
    return { value, model: "m", inputTokens: 1, outputTokens: 1 }
  }
  const done = await inRounds({ ask, mayAsk, onFailure: (error) => failures.push(error) }, writing, { request, person })
  const drafts = draftParts(done.body).flatMap((part) => part.sentences)
  const ledger = { items: evidence, profile: emptyFacts, personName: "Ada Park", posting: null }
  const claims = verifySentences(drafts, ledger).map(({ text, status }) => [text, status])
  return { asked: asked.map(({ schemaName }) => schemaName), sent: asked, failures, claims, advice: done.advice }
}

const invented: Draft = ["I taught the triage course to 40 nurses at Globex.", "item2"]
const doubtful: Draft = ["I brought 14 nurses up to speed on triage.", "item2"]
const verdict = (quote: string, entailed = true, item = "E1") => ({
  verdicts: [{ sentence: "S1", entailed, quotes: [{ item, quote }] }],
})
const rewritten = (text: string, evidence = ["E1"]) => ({ rewritten: [{ sentence: "S1", text, evidence }] })

test("a fully supported draft needs no further call", async () => {
  const { asked, claims, advice } = await through(draft(["I taught the triage course to 14 nurses.", "item2"]), [])
  expect(asked).toEqual([])
  expect(claims).toEqual([["I taught the triage course to 14 nurses.", "supported"]])
  expect(advice).toEqual(["Add dates."])
})

test("a doubted sentence that a second reading finds entailed, with quotes, is close and never supported", async () => {
  const { asked, claims } = await through(draft(doubtful), [verdict("I taught the triage course to 14 nurses")])
  expect(asked).toEqual(["entailment"])
  expect(claims).toEqual([[doubtful[0], "close"]])
})

test.each([
  ["words that the item does not hold", verdict("I ran the triage course for 14 nurses")],
  ["words of another item", verdict("I reworked the night rota with two colleagues.")],
  ["a few words that stand anywhere", verdict("the triage")],
  ["an item that there is not", verdict("I taught the triage course to 14 nurses.", true, "E9")],
  ["a no", verdict("I taught the triage course to 14 nurses.", false)],
])("a verdict with %s is ignored, and the sentence is sent for rewriting", async (_, answer) => {
  const { asked } = await through(draft(doubtful), [answer, rewritten("I taught the triage course to 14 nurses.")])
  expect(asked).toEqual(["entailment", "rewrite"])
})

test.each([
  ["I taught the triage course to 40 nurses."],
  ["I reworked the night rota at Globex with two colleagues."],
  ["I founded the triage course for 14 nurses."],
  ["I taught the triage course to 14 nurses across the whole company."],
  ["I reworked the night rota with two colleagues, securing a renewal of the largest contract."],
])("no verdict overrides a rule's objection: %s", async (text) => {
  const quotes = texts.map((quote, at) => ({ item: `E${at + 1}`, quote }))
  const yes = { verdicts: [{ sentence: "S1", entailed: true, quotes }] }
  const { claims } = await through(draft([text, "item2"]), [yes, yes, yes, yes])
  expect(claims.map(([said]) => said)).not.toContain(text)
})

test("a failed sentence is sent back with the reason in words, and the rewrite is verified like any other", async () => {
  const { asked, sent, claims, advice } = await through(draft(invented), [
    rewritten("I taught the triage course to 14 nurses."),
  ])
  expect(asked).toEqual(["rewrite"])
  expect(sent[0]!.data[1]).toMatch(
    /^SENTENCES\n\[S1\] \(E\d\) I taught the triage course to 40 nurses at Globex\.\nReason: .*40/,
  )
  expect(claims).toEqual([["I taught the triage course to 14 nurses.", "supported"]])
  expect(advice).toEqual(["Add dates."])
})

test("after two rounds, the person's own lines replace what still fails, and the advice says so", async () => {
  const again = rewritten(invented[0])
  const { asked, claims, advice } = await through(draft(invented), [again, again, again])
  expect(asked).toEqual(["rewrite", "rewrite"])
  expect(claims.map(([, status]) => status)).toEqual(["supported"])
  expect(claims[0]![0]).toMatch(/triage course to 14 nurses/)
  expect(advice[0]).toBe(
    "One sentence of the AI’s draft said more than you captured: lines in your own words replace them.",
  )
})

test("what no line can replace is dropped, and the advice says so", async () => {
  const kept: Draft = ["I taught the triage course to 14 nurses.", "item2"]
  const { claims, advice } = await through(draft(kept, ["I won the Stevie Award in 2024.", "nowhere"]), [rewritten("")])
  expect(claims.map(([text]) => text)).toEqual([kept[0]])
  expect(advice[0]).toMatch(/^One sentence of the AI’s draft said more than you captured and was left out/)
})

test("an outage between rounds keeps the draft: doubted sentences stay for review, blocked ones are replaced", async () => {
  const { asked, failures, claims } = await through(draft(doubtful, invented), [])
  expect(asked).toEqual(["entailment"])
  expect(failures).toHaveLength(1)
  expect(claims).toContainEqual([doubtful[0], "unconfirmed"])
  expect(claims.map(([, status]) => status)).not.toContain("blocked")
})

test("without time for another call none is made, and a lost claim ends the work", async () => {
  const { asked } = await through(draft(doubtful, invented), [], async () => false)
  expect(asked).toEqual([])
  await expect(through(draft(invented), [], () => Promise.reject(new Error("lost")))).rejects.toThrow("lost")
})

test("names and addresses are redacted in every round, even in the draft's own words, and restored", async () => {
  const text = "Ada Park (ada@example.com) taught the triage course to 40 nurses."
  const { sent, claims } = await through(draft([text, "item2"]), [
    rewritten("I taught the triage course to 14 nurses."),
  ])
  expect(sent).toHaveLength(1)
  expect(JSON.stringify(sent)).not.toMatch(/ada|park|example/i)
  expect(sent[0]!.data[1]).toMatch(/⟦P\d+⟧ \(⟦P\d+⟧\) taught/)
  expect(claims).toHaveLength(1)
})
