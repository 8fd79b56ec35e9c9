import { makeLines } from "../../app/domain/achievements/reading/lines/make-lines"

/** Runs the reader of reflections for a person without a history. Returns the lines and the follow-up question. */
export function readReflection(response: string, question = "What did you do?") {
  const createdAt = "2026-05-04T10:00:00.000Z"
  const item = { id: "item", kind: "reflection" as const, text: response, source: question, field: null, createdAt }
  const entry = { id: "entry", question, response, createdAt }
  const { lines, followUp } = makeLines({ entry, items: [item], roles: [], skills: [], timeZone: "UTC" })
  return { lines, texts: lines.map(({ text }) => text), question: followUp?.question ?? null }
}
