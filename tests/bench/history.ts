import { weekOf } from "../../app/domain/feed/pool/rules"
import type { Person } from "../support/server/server-people"

interface Database {
  sql(statement: string, ...params: unknown[]): Promise<Record<string, unknown>[]>
}

const counted = "with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)"
const id = "printf('00000000-0000-7000-8000-%012d', i)"
const type = "case i % 4 when 0 then 'article' when 1 then 'video' when 2 then 'podcast' else 'report' end"
const at = "'2026-01-01T00:00:00.000Z'"

/** More applications than anybody writes. */
const maxPostings = 5000

/**
 * Gives a user the given number of records of every kind that grows: reflections, evidence, lines, documents on both
 * shelves, insights and their pool, inbox lines, snapshots, finished jobs, analyzed postings, provider calls and
 * events. `model` is a document that the product wrote.
 */
export async function addHistory(
  database: Database,
  { id: user }: Person,
  records: number,
  model: string,
  posting: string,
) {
  const statements = [
    `insert into growth_entries (user_id, id, question, response, keywords, quality, analysed_by, evidence_id, lines, follow_up, created_at)
      select ?2, ${id}, 'A question', 'An answer of some length, ' || i, '["answer"]', 60, 'built-in', ${id}, json_array(${id}),
        '{"about":"before","question":"How long did it take before?"}', ${at} from n`,
    `insert into achievements (user_id, id, state, text, role_id, place, period_from, period_to, parts, skills, evidence, entry_id, created_at, updated_at)
      select ?2, ${id}, case when i % 5 < 2 then 'proposed' else 'agreed' end, 'Did the thing number ' || i || '.',
        'role_' || (i % 5), -i, '2026-01-01', '2026-01-01', '{"situation":[],"task":[],"action":[],"result":[]}', '["SQL"]',
        json_array(${id}), ${id}, ${at}, ${at} from n`,
    `insert into evidence (user_id, retired, id, kind, text, source, subject_id, created_at)
      select ?2, i % 10 = 0, ${id}, 'reflection', 'I did the thing number ' || i || ' well.', 'A question', ${id}, ${at} from n`,
    `insert into notifications (user_id, id, kind, subject_id, title, body, href, created_at)
      select ?2, ${id}, 'content.generate', ${id}, 'Done', 'It is done.', '/content', ${at} from n`,
    `insert into jobs (id, user_id, type, subject_id, input, status, not_before, wake_at, created_at, finished_at)
      select ?2 || '-' || i, ?2, 'content.generate', ${id}, '{}', 'succeeded', ${at}, ${at}, ${at}, ${at} from n`,
    `insert into tracking_events (id, name, user_id, created_at) select ?2 || '-' || i, 'feature_click', ?2, ${at} from n`,
    `insert into readiness_snapshots (user_id, day, version, score, percentages)
      select ?2, date('2026-01-01', '-' || i || ' days'), 1, 50, '{}' from n`,
    `insert into ai_runs (user_id, id, purpose, model, sent, outcome, milliseconds, created_at)
      select ?2, ${id}, 'writing', 'a-model', 'What was sent.', 'ok', 900, ${at} from n`,
    `insert into security_events (user_id, id, kind, label, network, created_at)
      select ?2, ${id}, 'sign_in', 'Firefox on Linux', '192.0.2.x', ${at} from n`,
    `insert or ignore into articles (id, url, url_key, title_key, type, title, summary, source, host, terms, origin, created_at)
      select ${id}, 'https://example.com/' || i, 'url-' || i, 'title-' || i, ${type}, 'A title', 'A summary.', 'Example',
        'host-' || (i % 50) || '.example.com', '["sql"]', 'feed', ${at} from n where ?2 <> ''`,
    `insert or ignore into article_shelves (industry, article_id) select 'Technology', ${id} from n where ?2 <> ''`,
    `insert into feed_items (user_id, type, id, article_id, relevance, reasons, saved_at)
      select ?2, ${type}, ${id}, ${id}, 30, '[]', case when i % 2 then ${at} end from n`,
  ]
  for (const statement of statements) await database.sql(`${counted} ${statement}`, records, user)
  // The same number on each shelf, so that every list is longer than one page.
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
  // Two fifths in one column of the board, each with a due step; the same number in the trash.
  for (const trashed of [0, 1]) {
    await database.sql(
      `${counted} insert into job_analyses (user_id, trashed, id, status, status_dates, next_step, next_step_on, source_kind, source,
          title, company, skills, words, read_by, prompt_version, score, created_at, updated_at, trashed_at, requirements, match, text)
        select ?2, ?4, ${id}, case i % 5 when 0 then 'saved' when 1 then 'saved' when 2 then 'applied' when 3 then 'interviewing' else 'closed' end,
          '{"saved":"2026-01-01"}', 'Call', '2026-01-02', source_kind, source, title, company, skills, words, read_by, prompt_version,
          score, ${at}, ${at}, case when ?4 then ${at} end, requirements, match, text
        from n, job_analyses where job_analyses.id = ?3 and job_analyses.user_id = ?2 and trashed = 0`,
      Math.min(records, maxPostings),
      user,
      posting,
      trashed,
    )
  }
  await database.sql(
    `insert or replace into feeds (user_id, slot, refreshed_at, current)
      select ?1, ?2, ${at}, json_object('all', json_group_array(json_array(type, id))) from (
        select type, id from feed_items where user_id = ?1 order by id limit 15)`,
    user,
    weekOf(new Date()),
  )
  // The feed sources are not contacted during the measurement.
  await database.sql(
    "insert or replace into shelf_fills (industry, tried_at, filled_at) values ('General', ?1, ?1), ('Technology', ?1, ?1)",
    new Date().toISOString(),
  )
  await database.sql("update counters set answered = ?2, unread_notifications = ?2 where user_id = ?1", user, records)
}
