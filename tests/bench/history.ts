import type { Person } from "../server-people"

interface Database {
  sql(statement: string, ...params: unknown[]): Promise<Record<string, unknown>[]>
}

const counted = "with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)"
const id = "printf('00000000-0000-7000-8000-%012d', i)"
const at = "'2026-01-01T00:00:00.000Z'"

/**
 * Gives a user so many records of every kind that grows: reflections, evidence, documents on both shelves, inbox
 * lines, finished jobs and events. `model` is a document that the product itself wrote.
 */
export async function addHistory(database: Database, { id: user }: Person, records: number, model: string) {
  const statements = [
    `insert into growth_entries (user_id, id, question, response, keywords, quality, analysed_by, created_at)
      select ?2, ${id}, 'A question', 'An answer of some length, ' || i, '["answer"]', 60, 'built-in', ${at} from n`,
    `insert into evidence (user_id, retired, id, kind, text, source, subject_id, created_at)
      select ?2, i % 10 = 0, ${id}, 'reflection', 'I did the thing number ' || i || ' well.', 'A question', ${id}, ${at} from n`,
    `insert into notifications (user_id, id, kind, subject_id, title, body, href, created_at)
      select ?2, ${id}, 'content.generate', ${id}, 'Done', 'It is done.', '/content', ${at} from n`,
    `insert into jobs (id, user_id, type, subject_id, input, status, not_before, wake_at, created_at, finished_at)
      select ?2 || '-' || i, ?2, 'content.generate', ${id}, '{}', 'succeeded', ${at}, ${at}, ${at}, ${at} from n`,
    `insert into tracking_events (id, name, user_id, created_at) select ?2 || '-' || i, 'feature_click', ?2, ${at} from n`,
  ]
  for (const statement of statements) await database.sql(`${counted} ${statement}`, records, user)
  // As many on each shelf, so that every list is longer than a page of it.
  for (const trashed of [0, 1]) {
    await database.sql(
      `${counted} insert into contents (user_id, trashed, id, type, title, content, document, structured, advice, writer, created_at, updated_at, trashed_at)
        select ?2, ?4, ${id}, type, title, content, document, structured, advice, writer, ${at}, ${at},
          case when ?4 then ${at} end from n, contents where contents.id = ?3`,
      records,
      user,
      model,
      trashed,
    )
  }
  await database.sql("update counters set answered = ?2, unread_notifications = ?2 where user_id = ?1", user, records)
}
