import { sql } from "drizzle-orm"

/** An item's columns within a statement over items, by which another feature finds what it keeps about each. */
export const itemColumns = {
  userId: sql`evidence.user_id`,
  kind: sql`evidence.kind`,
  subjectId: sql`evidence.subject_id`,
}

export type ItemColumns = typeof itemColumns
