import { type SQL, sql } from "drizzle-orm"
import type { ItemColumns } from "../evidence/item-columns"
import type { ItemBeside } from "../evidence/ledger.server"
import type { LineParts } from "./line"
import { wordsBeside } from "./repository.server"

/** The words that an agreed line was made from, and the spans of them that it uses. */
interface WordsOfLine {
  parts: LineParts
  words: ItemBeside[]
}

/** Beside the item that an agreed line is, the words it was made from; null beside any other item. */
export function wordsBehind({ userId, kind, subjectId }: ItemColumns): SQL<WordsOfLine | null> {
  const line = sql`(select json_object('parts', json(achievements.parts), 'words', json(${wordsBeside}))
    from achievements where achievements.user_id = ${userId} and achievements.id = ${subjectId})`
  return sql`case when ${kind} = 'achievement' then ${line} end`.mapWith(
    (found: string): WordsOfLine => JSON.parse(found),
  )
}
