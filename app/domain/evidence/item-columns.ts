import { sql } from "drizzle-orm"

/** An item's columns in a SQL statement over items, for other features to join their own data. */
export const itemColumns = {
  userId: sql`evidence.user_id`,
  kind: sql`evidence.kind`,
  subjectId: sql`evidence.subject_id`,
}

export type ItemColumns = typeof itemColumns
