import * as z from "zod"

const defaultPage = 50
const largestPage = 100

/** The query of a list that can grow. A limit above the largest is taken as the largest. */
export const PageQuery = z.object({
  limit: z.coerce
    .number("The limit must be a whole number.")
    .int("The limit must be a whole number.")
    .min(1, "The limit must be at least 1.")
    .transform((limit) => Math.min(limit, largestPage))
    .default(defaultPage),
  cursor: z
    .string()
    .max(100)
    .regex(/^[\w-]+$/, "This cursor is not one of ours.")
    .optional(),
})
export type PageQuery = z.output<typeof PageQuery>

/** A page of rows that were asked for with one more than the limit: the rows, and where the next page begins. */
export function pageOf<Row extends { id: string }>(
  rows: Row[],
  limit: number,
): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit)
  return { rows: shown, nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}
