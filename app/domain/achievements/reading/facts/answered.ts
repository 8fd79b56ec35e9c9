import { laidOut } from "../../../language/laid-out"
import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import type { Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { figuresIn } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { formsOfVerb } from "../../../language/talk/word-classes/word-class"
import type { Deed } from "../deeds/deeds"
import { plainDeed } from "../deeds/plain-deed"
import { countWords } from "../phrases/closed"
import { phraseOf } from "../phrases/voice"
import { inside } from "../phrases/wording"

/** Verbs of questions that a bare noun phrase may answer: "What did you sell?" – "11 kitchens, average 18k." */
const asked = new RegExp(laidOut`
  ^(?:and )?what (?:\w+ ){0,2}(?:did|have) you (?:recently |just )?(
    sell|sold|build|built|make|made|write|written|finish|finished|complete|completed|deliver|delivered|close|closed|
    sign|signed|publish|published|organi[sz]e|organi[sz]ed|launch|launched|catch|caught|repair|repaired|fix|fixed|
    ship|shipped|design|designed|win|won|translate|translated|install|installed|automate|automated
  )\b(?! up\b| down\b| about\b)
`)

/** "118 % of quota": the share of a target. */
function isShare({ words }: Talk, { first, sentence }: Told): boolean {
  return (
    words[first]?.kind === "number" &&
    sentence === 0 &&
    /^\d+(?:\.\d+)? ?% of (?:quota|target|plan|goal)\b/.test(textOf(words.slice(first, first + 5)).toLowerCase())
  )
}

const baseOf = (said: string): "past" | "base" =>
  /^(?:reached|sold|built|made|written|finished|completed|delivered|closed|signed|published|organi[sz]ed|launched|caught|repaired|fixed|shipped|designed|won|translated|installed|automated)$/.test(
    said,
  )
    ? "past"
    : "base"

/** "What did you ship?" – "new date picker is live": the subject, with the verb of the question. */
function isLive(talk: Talk, { subject, verb, actor, last, mood }: Told): ((past: string) => Deed | null) | null {
  const { words } = talk
  if (!subject || isFirstPerson(actor) || !/^(?:done|ongoing)$/.test(mood)) return null
  if (!/^(?:is|are|went|was|were)$/.test(words[verb]?.lower ?? "")) return null
  if (
    !/^(?:live|out|done|finished|up|in|ready|shipped|released|complete)$/.test(words[last - 1]?.lower ?? "") ||
    last - verb > 3
  )
    return null
  const noun = phraseOf(talk, subject, null)
  return (past) => {
    if (!noun) return null
    const text = `${past} ${inside(noun.text)}`
    return plainDeed(0, text, { verb: past, figures: 0 })
  }
}

/** The first words of a verbless answer, with the verb of the question. */
export function answered(talk: Talk, question: string): Deed | null {
  const [first] = talk.clauses
  const said = asked.exec(question.toLowerCase())?.[1] ?? (first && isShare(talk, first) ? "reached" : undefined)
  const live = said && first ? isLive(talk, first) : null
  if (said && live) return live(formsOfVerb(said, baseOf(said)).past)
  if (!said || !first || first.verb >= 0 || first.mood !== "done") return null
  if (!/^(?:determiner|number|noun|adjective)$/.test(talk.classes[first.first] ?? "")) return null
  // "9 days last time, now 5": a change, not a product.
  if (talk.clauses.some(({ sentence, first: at }) => sentence === first.sentence && talk.words[at]?.lower === "now"))
    return null
  const verb = formsOfVerb(said, baseOf(said)).past
  let text = ""
  let last = -1
  for (const [at, clause] of talk.clauses.entries()) {
    if (clause.sentence !== first.sentence || clause.verb >= 0 || clause.mood !== "done") break
    const phrase = phraseOf(talk, [clause.first, clause.last], null)
    if (!phrase || countWords(text) + phrase.count > 20) break
    text += text === "" ? phrase.text : `, ${phrase.text}`
    last = at
  }
  const end = talk.clauses[last]?.last ?? 0
  const figures = last < 0 ? 0 : figuresIn(talk, first.first, end).length
  const count = countWords(text) + 1
  if (last < 0 || count < 3 || (figures === 0 && count < 6)) return null
  return plainDeed(0, `${verb} ${inside(text)}`, { lastClause: last, count, verb, figures })
}
