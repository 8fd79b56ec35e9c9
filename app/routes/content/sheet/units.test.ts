import { expect, test } from "vitest"
import type { ShownPart } from "../../../domain/document/document-page"
import { piecesOf, textOfPart } from "./units"

function part(kind: ShownPart["kind"], text: string, label: string | null = null): ShownPart {
  const sentence = {
    id: "s1",
    isFixed: false,
    number: null,
    text,
    status: "supported" as const,
    reasons: [],
    evidence: [],
  }
  return { kind, label, list: false, sentences: [sentence] }
}

const read = (parts: ShownPart[]) => piecesOf(parts, "Slide 1").map((unit) => [unit.name, unit.parts.map(textOfPart)])

test("a label starts a piece, and a part without one belongs to the piece before it", () => {
  const parts = [part("paragraph", "A", "1/2"), part("paragraph", "more"), part("paragraph", "B", "2/2")]
  expect(read(parts)).toEqual([
    ["1/2", ["A", "more"]],
    ["2/2", ["B"]],
  ])
})

test("a subheading starts a piece, even if its first part is labeled", () => {
  const parts = [part("subheading", "Slide 2"), part("paragraph", "A", "On screen"), part("paragraph", "B")]
  expect(read(parts)).toEqual([["Slide 2", ["A", "B"]]])
})

test("a caption is recognized, an empty piece is dropped, and parts before the first opener get the given name", () => {
  const parts = [
    part("paragraph", "A"),
    part("subheading", "Slide 9"),
    part("heading", "Caption"),
    part("paragraph", "#Go"),
  ]
  expect(piecesOf(parts, "Slide 1").map(({ name, isCaption }) => [name, isCaption])).toEqual([
    ["Slide 1", false],
    ["Caption", true],
  ])
})
