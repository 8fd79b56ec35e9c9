import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import type { Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"

const makes =
  /^(?:made|make|built|build|wrote|write|created|create|designed|design|developed|develop|set|introduced|coded|programmed|drew|invented|started|added|bought|installed|put)$/

/** "made an Excel tool", "set up a shared folder": a thing that was not there before, so that it had no former level. */
export function makesNew({ words }: Talk, { actor, verb, mood }: Told): boolean {
  if (!isFirstPerson(actor) || !/^(?:done|ongoing)$/.test(mood) || !makes.test(words[verb]?.lower ?? "")) return false
  const behind = /^(?:up|in|together|out)$/.test(words[verb + 1]?.lower ?? "") ? verb + 2 : verb + 1
  return /^(?:an?|one)$/.test(words[behind]?.lower ?? "")
}
