import { achievementView } from "../../achievements/achievement-view.server"
import type { Deps } from "../../kernel/deps"
import { notFound } from "../../kernel/errors"
import { mapQuery, type Query, type Who } from "../../kernel/query.server"
import type { EntryDetail } from "../schema"
import { type FoundReflection, findReflection } from "./lines-of-entry.server"
import { entryView } from "./list-entries.server"

/** A reflection with its proposals, as returned by the API. Refuses with `not_found`. */
export function findEntryDetail(deps: Deps, who: Who, id: string): Query<EntryDetail> {
  return mapQuery(findReflection(deps, who, id), (found) => {
    if (!found) throw noSuchReflection()
    return entryDetail(found)
  })
}

export function entryDetail({ entry, lines }: FoundReflection): EntryDetail {
  const proposals = lines.filter(({ row }) => row.state === "proposed").map(achievementView)
  return { entry: entryView(entry), proposals, followUp: entry.followUp && { question: entry.followUp.question } }
}

export const noSuchReflection = () => notFound("This reflection")
