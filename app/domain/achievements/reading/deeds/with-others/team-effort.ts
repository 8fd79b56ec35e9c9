import { lowerText } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { countWords } from "../../phrases/closed"
import type { Deed } from "../deeds"

const effort =
  /^(?:(?:and|but|so|it|this|that|was|is|all|really|very|much|an?|real|big|huge|proper|true|just|of|course) )*((?:whole |full )?(?:team|group|joint|shared|crew|department|ward|family) effort)\b/
const everyone =
  /\b(?:every(?:one|body)\b.*|we all|all of us|the (?:whole|entire) (?:\w+ )?(?:team|crew|ward|shift|department)) (?:did|played|had|worked|pitched|pulled|chipped|helped|mucked)\b.*\b(?:bit|part|share|in|together|hard|on it|too)\b/

/** "whole team effort, I just did the chart": the person's share, worded as such. */
export function inTeamEffort({ clauses, words }: Talk, deed: Deed): Deed {
  const own = clauses[deed.clause]?.sentence ?? 0
  const near = clauses.filter(
    ({ sentence, verb }) => Math.abs(sentence - own) <= 1 && verb !== clauses[deed.clause]?.verb,
  )
  for (const clause of near) {
    const said = lowerText(words, clause)
    const name = effort.exec(said)?.[1] ?? (everyone.test(said) ? "team effort" : null)
    if (!name || deed.text.includes(name)) continue
    const text = deed.text.replace(/(?=,|$)/, ` in a ${name}`)
    return { ...deed, text, count: countWords(text) }
  }
  return deed
}
