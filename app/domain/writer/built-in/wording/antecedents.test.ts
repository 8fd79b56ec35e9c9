import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"
import { emptyFacts } from "../../../career/profile-view"
import { type ContentType, contentTypeNames } from "../../../document/kinds"
import { draftParts } from "../../../document/render/parts"
import type { DraftSentence } from "../../../evidence/schema"
import { builtInWriter } from "../built-in"
import { isOpen } from "../stories/told/well-formed"

const reflections = [
  "the tool store was a maze. i sorted it by trade and hung the drills on one wall, mostly by clearing out the dead stock. it takes 2 minutes to find a drill now, used to be 15. they copied it at the north yard.",
  "ran the ladder check at the mill, found 31 bad rungs and got all of them replaced before the winter. also trained 4 apprentices, both shifts kept them on. i wrote a card for it so nobody has to guess.",
  "cut the parts order from 6 forms to 2. it went live in march. the buyers asked for a copy of it and we gave it to them. i showed 9 foremen how to use it and they sign it every friday.",
]

/** The document's sentences about the person; null marks the start of another piece. */
async function factsOf(type: ContentType): Promise<(DraftSentence | null)[]> {
  const items = reflections.map((text, at) => ({
    ...{ id: `item_${at}`, kind: "reflection" as const, text, source: "What did you do?", field: null },
    createdAt: `2026-0${at + 3}-04T12:00:00.000Z`,
  }))
  const agreed = items.flatMap((item) =>
    readReflection(item.text).lines.map(({ role: _, ...line }, nth) => ({
      item: { ...item, id: `${item.id}_line_${nth}`, kind: "achievement" as const, text: line.text },
      line: {
        ...{ ...line, roleId: null, state: "agreed" as const, pinned: false, told: "reflection" as const },
        evidenceIds: [`${item.id}_line_${nth}`, item.id],
      },
    })),
  )
  const { body } = await builtInWriter.write({
    ...{ type, customPrompt: null, profile: emptyFacts, posting: null, today: "2026-11-21" },
    lines: agreed.map(({ line }) => line),
    evidence: [...items, ...agreed.map(({ item }) => item)],
  })
  return draftParts(body).flatMap((part) =>
    part.kind.includes("heading") ? [null] : part.sentences.filter(({ kind }) => kind === "fact"),
  )
}

test.each(contentTypeNames.filter((type) => type !== "resume"))(
  "in a %s, a pronoun directly follows a sentence of the same reflection",
  async (type) => {
    const facts = await factsOf(type)
    const stranded = facts.filter((each, at) => {
      const before = facts[at - 1]
      return each && isOpen(each.text) && !before?.evidenceIds.some((id) => each.evidenceIds.includes(id))
    })
    expect(facts.length).toBeGreaterThan(1)
    expect(stranded.map((each) => each?.text)).toEqual([])
  },
)
