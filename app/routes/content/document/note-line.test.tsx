import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import type { ShownSentence } from "../../../domain/document/document-page"
import { passagesOf } from "./annotated"
import { NoteLine } from "./note-line"

type Item = Partial<ShownSentence["evidence"][number]>

const sentence = (...evidence: Item[]): ShownSentence => ({
  id: evidence.map(({ passage }) => passage).join(),
  number: 4,
  isFixed: false,
  text: "A sentence",
  status: "supported",
  reasons: [],
  evidence: evidence.map((item, at) => ({
    id: `e${at}`,
    passage: "",
    whole: "",
    source: "A question",
    behind: [],
    onWord: false,
    ...item,
  })),
})

const read = (...sentences: ShownSentence[]) =>
  renderToStaticMarkup(<NoteLine number={4} sentences={sentences} />).replace(/<[^>]+>/g, "")

test("a line names each source of its passage, the closest first, and counts them if there are several", () => {
  const role = { passage: "Foreman, Alder Freight", source: "Profile" }
  const two = { ...sentence(role, { passage: "moved the depot" }), text: "At Alder Freight, I moved the depot." }
  expect(read(two)).toBe("Source of sentence 4 “moved the depot” “Foreman, Alder Freight”2 sources")
})

test("the skills of a list come from one source, so they are quoted and not counted", () => {
  const skills = ["welding", "rigging"].map((passage) => sentence({ passage, source: "Profile: skills" }))
  expect(read(...skills)).toBe("Source of sentence 4 “welding” “rigging”")
})

test("the same words are quoted once", () => {
  expect(read(sentence({ passage: "welding" }), sentence({ passage: "welding" }))).toBe(
    "Source of sentence 4 “welding”",
  )
})

test("an agreed line shows what the person said, from where the line begins", () => {
  const said = { id: "r", passage: "well, fixed the hoist", spans: ["fixed the hoist"], source: "A reflection" }
  expect(read(sentence({ passage: "Repaired the hoist.", behind: [said] }))).toBe(
    "Source of sentence 4 “… fixed the hoist”",
  )
})

test("a quote starts where it is closest to the sentence, to distinguish neighbors from one source", () => {
  const passage =
    "Our tests took 26 minutes, so people waited. I split the suite by service. A release takes 6 minutes."
  const from = (text: string) => read({ ...sentence({ passage }), text })
  expect(from("Our tests took 26 minutes.")).toContain("4 “Our tests took 26 minutes, so people")
  expect(from("I split the suite by service.")).toContain("4 “… I split the suite")
  expect(from("A release now takes 6 minutes.")).toContain("4 “… A release takes 6")
  expect(from("Our tests took 26 minutes, people waited and waited, so I split it.")).toContain("4 “Our tests took")
  expect(from("Something else entirely.")).toContain("4 “Our tests took")
})

test("neighbors from one reflection share a note, whichever of its lines they cite; a doubted one has its own", () => {
  const said = () => ({ id: "r", passage: "I split the suite.", spans: [], source: "A reflection" })
  const of = (id: string, status: ShownSentence["status"] = "supported") => ({
    ...sentence({ id, behind: [said()] }),
    ...{ id, status },
  })
  const shared = passagesOf({ list: false, sentences: [of("a"), of("b"), of("c", "unconfirmed")] })
  expect(shared.map(({ sentences }) => sentences.map(({ id }) => id))).toEqual([["a", "b"], ["c"]])
})

test("a sentence without evidence is attributed to the profile", () => {
  expect(read(sentence())).toBe("Source of sentence 4 Your profile")
})

test("a line that the person wrote needs no source and does not quote itself as one", () => {
  const typed = { passage: "Won locksmith of the year.", source: "Agreed by you", onWord: true }
  expect(read(sentence(typed))).toBe("Source of sentence 4 On your word alone")
  const role = { passage: "Locksmith, Keyline", source: "Profile" }
  expect(read(sentence(role, typed))).toBe("Source of sentence 4 On your word. “Locksmith, Keyline”")
})

test("a sentence the user confirmed needs no source and does not quote itself as one", () => {
  const told = sentence({ passage: "Cut waiting times by 60 percent.", source: "Reflection" })
  expect(read(told)).toContain("“Cut waiting times")
  expect(read({ ...told, status: "confirmed" })).toContain("On your word alone")
  expect(read({ ...told, status: "confirmed" })).not.toContain("“Cut waiting times")
})
