import { type SQL, sql } from "drizzle-orm"
import type { ItemColumns } from "../../evidence/item-columns"
import type { ItemBeside } from "../../evidence/ledger.server"
import type { LineParts } from "../line"
import { wordsBeside } from "../repository.server"

/** The source text of an agreed line, with the spans that the line uses. */
interface WordsOfLine {
  parts: LineParts
  words: ItemBeside[]
}

/** The source text for an evidence item of an agreed line; null for other items. */
export function wordsBehind({ userId, kind, subjectId }: ItemColumns): SQL<WordsOfLine | null> {
  const line = sql`(select json_object('parts', json(achievements.parts), 'words', json(${wordsBeside}))
    from achievements where achievements.user_id = ${userId} and achievements.id = ${subjectId})`
  return sql`case when ${kind} = 'achievement' then ${line} end`.mapWith(
    (found: string): WordsOfLine => JSON.parse(found),
  )
}
