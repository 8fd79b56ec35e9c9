import { readFailure, wordFailure } from "../../../app/domain/wording/failure-reason"
import { readNotice, wordNotice } from "../../../app/domain/wording/notice"

type Row = Record<string, unknown>

/** Stored rows as their user reads them: `error` of a job, `title` and `body` in the place of an inbox line's `words`. */
export function inWords(rows: Row[]): Row[] {
  return rows.map(({ words, ...row }) => ({ ...row, ...reasonOf(row), ...lineOf(words) }))
}

function reasonOf({ error }: Row) {
  return typeof error === "string" ? { error: wordFailure(readFailure(error)) } : {}
}

function lineOf(words: unknown) {
  return typeof words === "string" ? wordNotice(readNotice({ words: JSON.parse(words), title: "", body: "" })) : {}
}
