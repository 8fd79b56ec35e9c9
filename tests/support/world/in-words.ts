import { readFailure, wordFailure } from "../../../app/domain/wording/failure-reason"
import { readNotice, wordNotice } from "../../../app/domain/wording/notice"

type Row = Record<string, unknown>

/**
 * Renders stored rows as the user reads them: the `error` of a job, and `title` and `body` in place of a notification's
 * `words`.
 */
export function inWords(rows: Row[]): Row[] {
  return rows.map(({ words, ...row }) => ({ ...row, ...reasonOf(row), ...lineOf(words) }))
}

function reasonOf({ error }: Row) {
  return typeof error === "string" ? { error: wordFailure(readFailure(error)) } : {}
}

function lineOf(words: unknown) {
  return typeof words === "string" ? wordNotice(readNotice({ words: JSON.parse(words), title: "", body: "" })) : {}
}
