import { expect, test } from "vitest"
import type { Claim, EvidenceItem } from "../evidence/schema"
import { shownDocument } from "./document-page"
import type { Part } from "./document-part"
import { nobody } from "./document-tree"
import { withIds } from "./old-parts"

const item: EvidenceItem = {
  id: "e1",
  kind: "reflection",
  text: "I cut the queue from 40 to 12 calls.",
  source: "What got shorter? (2026-11-20)",
  field: null,
  createdAt: "2026-11-20T10:00:00.000Z",
}

const claim = (text: string, more: Partial<Claim> = {}): Claim => ({
  text,
  kind: "fact",
  evidenceIds: [],
  status: "supported",
  reasons: [],
  ...more,
})

function shown(parts: Part<Claim>[], overrideAt: string | null = null) {
  const row = { id: "d", type: "bio" as const, title: "Bio", writer: "built-in", version: 3, advice: [], overrideAt }
  return shownDocument({ row, tree: withIds({ parts }, nobody), evidence: [item] })
}

test("sentences about the person are numbered in reading order, and others are not", () => {
  const { parts } = shown([
    { kind: "heading", sentences: [claim("Summary", { kind: "connective" })] },
    { kind: "paragraph", sentences: [claim("I cut the queue."), claim("Ask me how.", { kind: "opinion" })] },
    { kind: "bullet", sentences: [claim("What a year", { kind: "opinion", status: "blocked" })] },
  ])
  expect(parts.map((part) => part.sentences.map(({ number }) => number))).toEqual([[null], [1, null], [2]])
  expect(parts[2]?.sentences[0]).toMatchObject({ id: "s4" })
})

test("a sentence is shown with its evidence and readable source; an unknown item is left out", () => {
  const { parts } = shown([
    { kind: "paragraph", sentences: [claim("I cut the queue.", { evidenceIds: ["gone", "e1"] })] },
  ])
  expect(parts[0]?.sentences[0]?.evidence).toEqual([
    {
      id: "e1",
      passage: item.text,
      whole: item.text,
      source: "What got shorter? (Nov 20, 2026)",
      behind: [],
      onWord: false,
    },
  ])
})

test("an agreed line is shown with the person's words and the spans it uses", () => {
  const words = { id: "e1", text: item.text, source: item.source }
  const parts = { situation: [], task: [], action: ["cut the queue", "not in it"], result: ["from 40 to 12 calls"] }
  const line = { ...item, id: "a1", kind: "achievement" as const, text: "Cut the queue.", source: "agreed by you" }
  const [own, typed] = [[words], [{ ...words, id: "a1" }]].map((said) => {
    const row = { id: "d", type: "bio" as const, title: "Bio", writer: "", version: 3, advice: [], overrideAt: null }
    const tree = withIds(
      { parts: [{ kind: "bullet", sentences: [claim("Cut the queue.", { evidenceIds: ["a1"] })] }] },
      nobody,
    )
    return shownDocument({ row, tree, evidence: [{ ...line, line: { parts, words: said } }] }).parts[0]?.sentences[0]
  })
  expect(own?.evidence[0]?.behind).toEqual([
    {
      id: "e1",
      passage: item.text,
      source: "What got shorter? (Nov 20, 2026)",
      spans: ["cut the queue", "from 40 to 12 calls"],
    },
  ])
  expect(own?.evidence[0]).toMatchObject({ onWord: false, source: "agreed by you" })
  // A typed line is its own source.
  expect(typed?.evidence[0]).toMatchObject({ behind: [], onWord: true, source: "agreed by you, on your word" })
})

test("blocked and unconfirmed sentences are counted, and an override is distinguished", () => {
  const parts: Part<Claim>[] = [
    { kind: "paragraph", sentences: [claim("A", { status: "blocked" }), claim("B", { status: "unconfirmed" })] },
    { kind: "paragraph", sentences: [claim("C", { status: "confirmed" }), claim("D", { status: "blocked" })] },
  ]
  expect(shown(parts)).toMatchObject({ blocked: 2, unconfirmed: 1, overridden: false, version: 3 })
  expect(shown(parts, "2026-11-21T00:00:00.000Z").overridden).toBe(true)
})
