import * as z from "zod"

const defaultPageSize = 50
const maxPageSize = 100

/** Query parameters of a paginated list. A limit above the maximum is clamped. */
export const PageQuery = z.object({
  limit: z.coerce
    .number("The limit must be a whole number.")
    .int("The limit must be a whole number.")
    .min(1, "The limit must be at least 1.")
    .transform((limit) => Math.min(limit, maxPageSize))
    .default(defaultPageSize),
  cursor: z
    .string()
    .max(100)
    .regex(/^[\w-]+$/, "This cursor is not valid.")
    .optional(),
})
export type PageQuery = z.output<typeof PageQuery>

/** Splits rows that were fetched with one extra row into the page and the cursor of the next page. */
export function pageOf<Row extends { id: string }>(
  rows: Row[],
  limit: number,
): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit)
  return { rows: shown, nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}
