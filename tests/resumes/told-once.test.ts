import { expect, test } from "vitest"
import { type Part, textOfPart } from "../../app/domain/document/document-part"
import { contentTypeNames } from "../../app/domain/document/kinds"
import { draftParts } from "../../app/domain/document/render/parts"
import { tellsSameFact } from "../../app/domain/writer/built-in/wording/told-once"
import { loadPeople } from "../bench/people/load"
import { agreedRequestOf } from "../bench/people/request-of"
import { wishesOf } from "../bench/people/write-documents"
import { written } from "../support/writing"

/** Every third person: eleven content types for everyone take minutes (set `ALL_PEOPLE=1`). */
const people = loadPeople("tests/people", "tests/people/more", "tests/people/talk").filter(
  (_, at) => process.env.ALL_PEOPLE || at % 3 === 0,
)

/** Parts that repeat on purpose: a short hook, on-screen text, a title, the heading of an answer. */
const echoes = (part: Part) =>
  part.list || /heading$/.test(part.kind) || /on screen$|^Title$|^0–/.test(part.label ?? "")

function sentencesOf(parts: Part[]): string[] {
  const short = parts.findIndex((part) => part.kind === "heading" && textOfPart(part) === "Short version")
  return parts
    .slice(0, short < 0 ? parts.length : short)
    .filter((part) => !echoes(part))
    .flatMap((part) => part.sentences)
    .filter(({ kind, text }) => kind === "fact" && !text.startsWith("#"))
    .map(({ text }) => text)
}

test.each(people.map((person) => [person.id, person] as const))(
  "no text about %s states a fact twice",
  (_, person) => {
    const told: string[] = []
    for (const type of contentTypeNames.filter((each) => each !== "resume")) {
      const { body } = written({ ...agreedRequestOf(person, type), ...wishesOf(person, type) })
      const sentences = sentencesOf(draftParts(body))
      for (const [at, text] of sentences.entries()) {
        const before = sentences.slice(0, at).find((other) => tellsSameFact(other, text))
        if (before) told.push(`${type}: ${before} | ${text}`)
      }
    }
    expect(told).toEqual([])
  },
  60_000,
)
