import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import type { ShownSentence } from "../../../domain/document/document-page"
import { NoteLine } from "./note-line"

const text = "Cut waiting times by 60 percent."
const evidence = [{ id: "e", passage: text, whole: text, source: "Reflection", behind: [] }]

const shown = (status: ShownSentence["status"]) => {
  const sentence: ShownSentence = { id: "s", number: 3, isFixed: false, text, status, reasons: [], evidence }
  return renderToStaticMarkup(<NoteLine number={3} sentences={[sentence]} />)
}

test("a confirmed sentence stands on the user's word and does not quote itself as a source", () => {
  expect(shown("supported")).toContain("“Cut waiting times")
  expect(shown("confirmed")).toContain("On your word alone")
  expect(shown("confirmed")).not.toContain("“Cut waiting times")
})
