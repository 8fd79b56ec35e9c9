import { type ColumnField, fields } from "../../domain/influence/exports/columns"
import { untitled } from "../../domain/influence/imports/pieces-of.server"
import type { Preview } from "../../domain/influence/imports/preview-import.server"

const rowsShown = 5

/** The fields of the upload form as the command takes them. */
export function uploadOf(form: FormData) {
  const chosen = Object.fromEntries(fields.map((field) => [field, form.get(`column-${field}`)]))
  const { file, platform, contentType, dateOrder, intent } = Object.fromEntries(form)
  return { file, platform, contentType, dateOrder, intent, chosen }
}

/** The contents of a file, or its errors. */
export function shownImport(found: Preview, given: ReturnType<typeof uploadOf>) {
  const { rows, faults, headers, mapping, needsDateOrder, isEmpty, isWhole, added, pieces } = found
  const columns: Partial<Record<ColumnField, string>> = {}
  for (const field of fields) {
    const at = mapping[field]
    if (at !== undefined) columns[field] = headers[at]
  }
  return {
    rows: rows.slice(0, rowsShown).map((row) => ({ ...row, description: row.description || untitled })),
    faults: faults.map(({ line, reason }) => ({ line, reason })),
    headers: [...new Set(headers.map((one) => one.trim()).filter((one) => one !== ""))],
    columns,
    needsDateOrder,
    isEmpty,
    isWhole,
    added,
    pieces,
    isReady: faults.length === 0 && !needsDateOrder && pieces > 0,
    given: {
      platform: String(given.platform ?? ""),
      contentType: String(given.contentType ?? ""),
      dateOrder: String(given.dateOrder ?? ""),
    },
  }
}
export type ShownImport = ReturnType<typeof shownImport>
