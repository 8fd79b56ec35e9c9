import { type SQL, sql } from "drizzle-orm"
import { countOf, textOf } from "../document/document"
import type { VerifiedPart } from "../document/part"
import { replaceText } from "../document/replace-text"
import { markOf } from "../document/sentence-mark"
import type { Claim } from "../evidence/schema"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { notFound } from "../kernel/errors"
import { batch, changes, runQuery, type Statement } from "../kernel/query.server"
import { changedElsewhere, findStoredContent } from "./change-content.server"
import { partsOf, structuredOf } from "./content-view"
import { type ContentRow, updateContent } from "./repository.server"
import type { SentencePlace } from "./schema"

/** A document with its sentences, as it was read. */
export interface ReadDocument {
  row: ContentRow
  parts: VerifiedPart[]
}

/** A sentence where it stands in a document as it was read. */
export interface FoundSentence {
  part: number
  sentence: number
  claim: Claim
}

/** What becomes of a sentence, null where it leaves, with what else is written while the document stands as read. */
interface Decision {
  claim: Claim | null
  writes: Statement[]
}

/** How often a change is made anew on what others have saved meanwhile, before it is refused. */
const mostTries = 10

/**
 * Puts what `decide` makes of a sentence in its place. Where the document was changed at other sentences meanwhile, it
 * is read again and the change made there; where this very sentence was, or without end, it is a `conflict`.
 */
export async function changeSentence(
  deps: Deps,
  open: ReadDocument,
  at: SentencePlace,
  decide: (before: Claim, unchanged: SQL) => Promise<Decision>,
  guard?: SQL,
): Promise<void> {
  let read = open
  let found = findSentence(read, at)
  const mark = markOf(found.claim)
  for (let tries = 0; tries < mostTries; tries++) {
    const { userId, id, version } = read.row
    const { claim, writes } = await decide(found.claim, versionStands(read.row))
    const set = { ...documentWith(read, found, claim), updatedAt: iso(deps.now()) }
    const outcome = await batch(deps.db, [...writes, updateContent(deps, userId, id, version, set, guard)])
    if (changes(outcome.at(-1)) > 0) return
    const row = await runQuery(deps.db, findStoredContent(deps, userId, id))
    if (!row) throw notFound("This text")
    read = { row, parts: partsOf(row.document) }
    found = findSentence(read, { ...found, version, mark })
  }
  throw changedElsewhere()
}

/**
 * The sentence that is meant: by its place in the version that was seen, and in a later one by what it said, where it
 * stood or wherever else it alone says so now. Refuses with `conflict` where that is gone.
 */
export function findSentence({ row, parts }: ReadDocument, { part, sentence, version, mark }: SentencePlace) {
  const claim = parts[part]?.sentences[sentence]
  const isSeen = row.version === version
  if (isSeen && !claim) throw notFound("This sentence")
  if (claim && (isSeen || markOf(claim) === mark)) return { part, sentence, claim }
  const [moved, another] = placesOf(parts).filter((place) => markOf(place.claim) === mark)
  if (!moved || another) throw changedElsewhere()
  return moved
}

const placesOf = (parts: VerifiedPart[]): FoundSentence[] =>
  parts.flatMap(({ sentences }, part) => sentences.map((claim, sentence) => ({ part, sentence, claim })))

const versionStands = ({ userId, id, version }: ContentRow) =>
  sql`exists (select 1 from contents where user_id = ${userId} and trashed = 0 and id = ${id} and version = ${version})`

/** The columns of a document after one of its sentences became `claim`, or left. */
function documentWith({ row, parts }: ReadDocument, at: FoundSentence, claim: Claim | null): Partial<ContentRow> {
  const after = parts
    .map((part, index) => {
      if (index !== at.part) return part
      const sentences = part.sentences.flatMap((sentence, i) =>
        i === at.sentence ? (claim ? [claim] : []) : [sentence],
      )
      return { ...part, sentences }
    })
    .filter((part) => part.sentences.length > 0)
  const structured = structuredOf(row.structured)
  return {
    document: JSON.stringify(after),
    content: textOf(after),
    blocked: countOf(after, "blocked"),
    unconfirmed: countOf(after, "unconfirmed"),
    ...(structured ? { structured: JSON.stringify(replaceText(structured, at.claim.text, claim?.text ?? "")) } : {}),
  }
}
