import { conceptOf, concepts } from "../../../language/words/concepts"
import { tokenize } from "../../../language/words/tokens"

const rank = concepts(
  "senior junior lead principal staff head chief associate assistant graduate trainee intern entry level mid i ii iii iv remote hybrid contract permanent part full time fixed term casual temporary experienced year years yr professional experience",
)

/** "Analyst", "analytics" and "analysis" name the same work, which their stems do not say; so do the trades. */
const family = /^(?:analy(?=st|tic|si)|electri(?=c)|mechani(?=c)|plumb(?=er|ing)|carpent(?=er|ry)|account(?=an|ing))/

/** The words of a title that name the work: without rank, terms of employment and words common to all titles. */
export function wordsOfTitle(title: string): string[] {
  return tokenize(title.slice(0, 600))
    .filter(({ kind, content, shaped }) => kind === "word" && (content || shaped))
    .map(({ lower }) => family.exec(lower)?.[0] ?? conceptOf(lower))
    .filter((concept) => !rank.has(concept))
}
